import { expect, test } from "vitest";
import { fit, pan, toBoard, zoomAt } from "./camera";

const SIZE = { width: 800, height: 600 };

test("fitting shows the whole box, in the middle", () => {
  const box = { x: -100, y: -300, width: 400, height: 900 };
  const camera = fit(box, SIZE);
  expect([camera.x, camera.y]).toEqual([100, 150]);
  const [from, to] = [toBoard(camera, SIZE, { x: 0, y: 0 }), toBoard(camera, SIZE, { x: 800, y: 600 })];
  expect(from.x <= box.x && from.y <= box.y && to.x >= box.x + box.width && to.y >= box.y + box.height).toBe(true);
});

test("zooming keeps the point under the pointer", () => {
  const camera = { x: 10, y: 20, scale: 0.5 };
  const pixel = { x: 640, y: 90 };
  const before = toBoard(camera, SIZE, pixel);
  const after = toBoard(zoomAt(camera, SIZE, pixel, 1.7), SIZE, pixel);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("panning moves the board with the finger", () => {
  const camera = { x: 0, y: 0, scale: 2 };
  expect(pan(camera, 20, -10)).toEqual({ x: -10, y: 5, scale: 2 });
});
