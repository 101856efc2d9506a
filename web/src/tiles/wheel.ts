import type { Square, Turn } from "./turn.svelte";

/** The wheel's travel that turns the tile once. */
const NOTCH = 60;

/** Over a free square the wheel turns the tile; with Ctrl (a pinch on a touchpad) it zooms as everywhere. */
export function turningWheel(turn: Turn): (event: WheelEvent, square: Square) => void {
  let travel = 0;
  return (event, square) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    travel += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
    if (Math.abs(travel) < NOTCH) return;
    turn.turnAt(square, travel > 0 ? 1 : -1);
    travel = 0;
  };
}
