// Clicks whatever a beginner could click next, until the game is over:
// first the decisions that must be taken, then building, then the end of the turn.
// It stops as soon as there is something that `until` selects.
async ([deadline, until]) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  let drawn = 1; // the same choices in every run
  const random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647;
  const open = (css) => [...document.querySelectorAll(css)].filter((node) => !node.disabled && node.getAttribute('aria-disabled') !== 'true');
  const click = (css) => {
    const found = open(css);
    if (found.length === 0) return false;
    const node = found[Math.floor(random() * found.length)];
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return true;
  };
  const there = () => until !== '' && open(until).length > 0;
  const over = () => document.querySelector('[data-end-of-game]') !== null;
  let idle = 0;
  while (!there() && !over() && Date.now() < deadline) {
    const staged = document.querySelector('g.square.staged') !== null;
    const did =
      click('[data-skip]') || click('[data-show-hand]') || click('[data-score]') || click('[data-confirm]') ||
      (!staged && click('g.square')) ||
      click('[data-rob]') || click('[data-discard]') || (document.querySelector('[data-discard]') && click('[data-give]')) ||
      click('[data-confirm-place]') || click('g[id^="robber-"]') || click('g[id^="place-"]') ||
      click('[data-roll]') || click('[data-decline]') || click('[data-withdraw]') ||
      (random() < 0.7 && click('[data-build]')) || click('[data-end]');
    await wait(did ? 15 : 25);
    idle = did ? 0 : idle + 1;
    if (idle > 800) throw new Error('nothing can be clicked: ' + document.body.innerText.slice(0, 400));
  }
  return until === '' ? over() : there();
}
