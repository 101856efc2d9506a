import { type Camera, pan, type Point, zoomAt } from "./camera";
import type { BoardView } from "./view.svelte";

/** Pixels that a pointer may tremble before it drags. */
const DRAG = 6;
const WHEEL = { pixels: 0.0015, lines: 0.05 };

/** Dragging with one pointer, pinching with two, and the wheel. */
export class Gestures {
  #pointers = new Map<number, Point>();
  #travelled = 0;

  constructor(
    readonly view: BoardView,
    readonly pixel: (event: MouseEvent) => Point,
  ) {}

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.deltaMode ? WHEEL.lines : WHEEL.pixels));
    this.view.drag(zoomAt(this.view.camera, this.view.size, this.pixel(event), factor));
    this.view.settleSoon();
  }

  down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.#travelled = 0;
    this.#pointers.set(event.pointerId, this.pixel(event));
    this.view.held = true;
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.pixel(event);
    this.#travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (this.#pointers.size === 1) {
      if (this.#travelled < DRAG) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.view.drag(pan(this.view.camera, now.x - before.x, now.y - before.y));
    } else {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      this.view.drag(this.#pinched(before, now, other));
    }
    this.#pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.view.held = this.#pointers.size > 0;
    if (!this.view.held) this.view.settleSoon();
  }

  /** Whether a click is the end of a drag, and so no click on whatever lies under it. */
  endsDrag(): boolean {
    const dragged = this.#travelled >= DRAG;
    this.#travelled = 0;
    return dragged;
  }

  #pinched(before: Point, now: Point, other: Point): Camera {
    const ratio = distance(now, other) / Math.max(1, distance(before, other));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const zoomed = zoomAt(this.view.camera, this.view.size, middle, ratio);
    return pan(zoomed, (now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
