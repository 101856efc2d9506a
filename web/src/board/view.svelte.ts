import {
  around,
  type Box,
  type Camera,
  contains,
  covers,
  fitAround,
  freeArea,
  inSight,
  lookAt,
  MIDDLE,
  middleOf,
  nearestSeeing,
  type Point,
  type Size,
  within,
  zoomAt,
} from "./camera";
import type { Panels } from "./panels.svelte";

/** The part of the window that a large panel takes. */
const LARGE = 0.1;
/** Of the window's size, drawn on every side of it: a drag shows at once what lies there. */
export const BEYOND = 0.25;
const GLIDE = 260;
const REST = 140;
/** A picture that could be so much larger is fitted anew. */
const ROOMY = 1.3;

/** Something that the camera keeps in sight, at least at that scale. */
export interface Focus {
  box: Box;
  scale: number;
}

/** The camera of a board: it follows play until a person moves it, and can be told to follow again. */
export class BoardView {
  size = $state.raw<Size>({ width: 1, height: 1 });
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** The camera for which the picture was made; between two drawings it is only moved and stretched. */
  made = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** Whether a person has moved the camera: then it stays where it is. */
  moved = $state(false);
  /** Whether a pointer is down: then the camera does nothing by itself. */
  held = false;
  /** Where the whole board lies while there is room to spare; half and half is the middle. */
  lean = $state.raw<Point>(MIDDLE);
  #placed = false;
  #gliding = 0;
  #resting = 0;

  constructor(
    readonly panels: Panels,
    /** Pixels a unit beyond which the camera does not come nearer by itself. */
    readonly closest = 2,
    /** Pixels that stay free along the edges of the window. */
    readonly rim = 0,
  ) {}

  readonly sight = $derived.by<Box>(() => {
    const { x, y, scale } = this.camera;
    const [width, height] = [this.size.width / scale, this.size.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });

  /** Shows all pieces, or, where they would be too small to read, what is worked on; moves only if something is hidden. */
  follow(pieces: Box[], focus: Focus | null, legible: number): void {
    if (this.size.width <= 1 || this.moved || this.held || pieces.length === 0) return;
    const whole = this.#fit(pieces);
    if (whole.scale >= Math.max(legible, focus?.scale ?? 0)) {
      const roomy = whole.scale > this.camera.scale * ROOMY || this.camera.scale < legible;
      const stays = this.#placed && !roomy && pieces.every((piece) => this.#sees(piece));
      const to = stays ? this.camera : whole;
      if (!focus || this.#sees(focus.box, this.#covering, to)) return this.glide(to);
      const both = this.#fit([...pieces, focus.box]);
      const well = both.scale >= legible && this.#sees(focus.box, this.#covering, both);
      return well ? this.glide(both) : this.lookAt(focus.box, to.scale, pieces);
    }
    const scale = Math.max(legible, focus?.scale ?? 0, Math.min(whole.scale, this.camera.scale));
    const box = focus?.box ?? (this.#placed ? null : pieces[0]);
    const fits = Math.abs(this.camera.scale - scale) < 0.01;
    if (box && !(this.#placed && fits && this.#sees(box, this.#covering))) this.lookAt(box, scale, pieces);
    else if (!fits) this.glide({ ...this.camera, scale });
  }

  /** The scale at which a box fills what large panels leave free; small ones come and go with what is in sight. */
  scaleFor(box: Box): number {
    const { width, height } = this.size;
    const large = this.panels.boxes.filter((panel) => panel.width * panel.height > LARGE * width * height);
    return fitAround([box], large, this.size, { closest: this.closest, rim: this.rim }).scale;
  }

  /** Shows everything, whatever a person did before; from now on it follows play again. */
  followAgain(pieces: Box[]): void {
    this.moved = false;
    this.glide(this.#fit(pieces));
  }

  /**
   * Brings the middle of a box into the middle of what the panels leave free, or near it: rather than empty table beyond
   * the last of the pieces, more of them is seen.
   */
  lookAt(box: Box, scale = this.camera.scale, pieces: Box[] = []): void {
    const free = freeArea(this.#covering, this.size);
    const centred = lookAt(middleOf(box), scale, middleOf(free), this.size);
    const kept = pieces.length > 0 ? within(centred, around([...pieces, box]), free, this.size, this.lean) : centred;
    this.glide(nearestSeeing(kept, centred, (camera) => this.#sees(box, this.#covering, camera)));
  }

  /** Brings a box into sight if it is not; what a person asked for by a key or a click. */
  reveal(box: Box): void {
    if (this.#sees(box, this.#covering)) return;
    this.moved = true;
    this.lookAt(box);
  }

  zoom(factor: number): void {
    this.moved = true;
    this.glide(zoomAt(this.camera, this.size, { x: this.size.width / 2, y: this.size.height / 2 }, factor));
  }

  /** What a hand does: the camera is there at once. */
  drag(camera: Camera): void {
    cancelAnimationFrame(this.#gliding);
    this.moved = true;
    this.#show(camera);
  }

  settleSoon(): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#settle(), REST);
  }

  glide(to: Camera): void {
    cancelAnimationFrame(this.#gliding);
    const from = this.camera;
    if (!this.#placed || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#placed = true;
      this.camera = this.made = to;
      return;
    }
    if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 0.5 && Math.abs(from.scale - to.scale) < 0.001) return;
    // On the way back from a near look the picture of where it ends is shown from the start: nothing is missing at its edges.
    if (to.scale < from.scale && contains(to, from, this.size, BEYOND)) this.made = to;
    const began = performance.now();
    const step = (now: number) => {
      // A frame may carry a time just before it was asked for.
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.#show({ x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) });
      if (part < 1) this.#gliding = requestAnimationFrame(step);
      else this.#settle();
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #fit(pieces: Box[]): Camera {
    return fitAround(pieces, this.panels.boxes, this.size, { closest: this.closest, rim: this.rim, lean: this.lean });
  }

  /** All that hides a part of the board now; the whole of it is never fitted round what goes away again. */
  get #covering(): Box[] {
    return [...this.panels.boxes, ...this.panels.passing];
  }

  #sees(box: Box, panels = this.panels.boxes, camera = this.camera): boolean {
    return inSight(camera, this.size, panels, box);
  }

  #show(now: Camera): void {
    this.camera = now;
    if (!covers(this.made, now, this.size, BEYOND)) this.made = now;
  }

  #settle(): void {
    clearTimeout(this.#resting);
    this.made = this.camera;
  }
}
