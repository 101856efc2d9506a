/** How large the window is, as the panels over a board ask for it. */
const NARROW = "(max-width: 900px), (max-height: 500px)";
/** A phone on its side or a low one upright: the board needs every line. */
const LOW = "(max-height: 500px), (orientation: portrait) and (max-width: 900px) and (max-height: 700px)";
/** Panels are laid out for a window of this size, and grow with a larger one. */
const DESIGN_SIZE = { width: 1280, height: 800 };
const LARGEST = 1.35;

export class Stage {
  width = $state(DESIGN_SIZE.width);
  height = $state(DESIGN_SIZE.height);
  /** Whether there is no room beside the board: panels then stand above and below it. */
  narrow = $state(matchMedia(NARROW).matches);
  /** Whether there is so little height that passing words may lie over the board. */
  low = $state(matchMedia(LOW).matches);
  /** How much larger than laid out the panels are. */
  readonly grow = $derived.by(() => {
    if (this.narrow) return 1;
    const { width, height } = DESIGN_SIZE;
    return Math.min(LARGEST, Math.max(1, Math.min(this.width / width, this.height / height)));
  });

  /** Follows the window; returns what ends it. */
  watch(): () => void {
    const [narrow, low] = [matchMedia(NARROW), matchMedia(LOW)];
    const follow = () => ([this.narrow, this.low] = [narrow.matches, low.matches]);
    for (const query of [narrow, low]) query.addEventListener("change", follow);
    return () => [narrow, low].forEach((query) => query.removeEventListener("change", follow));
  }
}
