// Clicks whatever a beginner could click next, until the game is over:
// first the decisions that must be taken, then building, then the end of the turn.
async (deadline) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const open = (css) => [...document.querySelectorAll(css)].filter((node) => !node.disabled && node.getAttribute('aria-disabled') !== 'true');
  const click = (css) => {
    const found = open(css);
    if (found.length === 0) return false;
    const node = found[Math.floor(Math.random() * found.length)];
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return true;
  };
  const over = () => document.querySelector('[data-end-of-game]') !== null;
  let idle = 0;
  while (!over() && Date.now() < deadline) {
    const staged = document.querySelector('g.square.staged') !== null;
    const did =
      click('[data-show-hand]') || click('[data-score]') || click('[data-confirm]') ||
      (!staged && click('g.square')) ||
      click('[data-rob]') || click('[data-discard]') || click('g[id^="robber-"]') || click('g[id^="place-"]') ||
      click('[data-roll]') || click('[data-decline]') || click('[data-withdraw]') ||
      (Math.random() < 0.7 && click('[data-build]')) || click('[data-end]');
    await wait(did ? 15 : 25);
    idle = did ? 0 : idle + 1;
    if (idle > 800) throw new Error('nothing can be clicked: ' + document.body.innerText.slice(0, 400));
  }
  return over();
}
