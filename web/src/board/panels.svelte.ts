import { getContext, setContext } from "svelte";
import type { Box } from "./camera";

const KEY = Symbol("panels");
/** What may lie over a board: panels say so themselves, and the parts of the header. */
const PANELS = "[data-panel], header .brand, header h1, header > .tools > :is(button, .reactions)";

/** What lies over the board, in pixels of the window: the table says it, the board's camera looks round it. */
export class Panels {
  boxes = $state.raw<Box[]>([]);
  /** What lies there for a while only, such as a hint: whatever it speaks of is shown beside it. */
  passing = $state.raw<Box[]>([]);

  /** Keeps the boxes of all panels of a page, with some room round each; returns what ends it. */
  observe(page: Element, gap: number): () => void {
    const measure = () => {
      const boxes = [...page.querySelectorAll(PANELS)].flatMap((panel) => boxOf(panel, gap));
      if (JSON.stringify(boxes) !== JSON.stringify(this.boxes)) this.boxes = boxes;
    };
    const observer = new ResizeObserver(measure);
    for (const element of [page, ...page.querySelectorAll(PANELS)]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }

  /** Keeps the box of something that comes and goes; returns what ends it. */
  pass(element: Element): () => void {
    const observer = new ResizeObserver(() => (this.passing = boxOf(element, 0)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      this.passing = [];
    };
  }
}

function boxOf(element: Element, gap: number): Box[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return [];
  return [
    {
      x: Math.round(left - gap),
      y: Math.round(top - gap),
      width: Math.round(width + 2 * gap),
      height: Math.round(height + 2 * gap),
    },
  ];
}

export function providePanels(): Panels {
  return setContext(KEY, new Panels());
}

export function usePanels(): Panels {
  return getContext<Panels>(KEY) ?? new Panels();
}
