/** A camera over a board: which part of the drawing fills the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  /** The board point in the middle of the window. */
  x: number;
  y: number;
  /** Pixels per board unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const NEAREST = 4;
const FURTHEST = 0.12;

export function fit(box: Box, size: Size, margin = 16, closest = 1.6): Camera {
  const room = { width: Math.max(1, size.width - 2 * margin), height: Math.max(1, size.height - 2 * margin) };
  const scale = Math.min(room.width / box.width, room.height / box.height, closest);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: clamp(scale) };
}

/** Zooms by a factor so that the board point under the pixel stays there. */
export function zoomAt(camera: Camera, size: Size, pixel: { x: number; y: number }, factor: number): Camera {
  const scale = clamp(camera.scale * factor);
  const dx = pixel.x - size.width / 2;
  const dy = pixel.y - size.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

export function toBoard(camera: Camera, size: Size, pixel: { x: number; y: number }): { x: number; y: number } {
  return {
    x: camera.x + (pixel.x - size.width / 2) / camera.scale,
    y: camera.y + (pixel.y - size.height / 2) / camera.scale,
  };
}

export function viewBox(camera: Camera, size: Size): string {
  const width = size.width / camera.scale;
  const height = size.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((value) => value.toFixed(2)).join(" ");
}

function clamp(scale: number): number {
  return Math.min(NEAREST, Math.max(FURTHEST, scale));
}
