import { expect, test } from "vitest";
import { around } from "../board/camera";
import { landPieces, surveyorSquares } from "./land";

test("all tiles and the squares beside them have to be in sight, each row as few boxes", () => {
  const pieces = landPieces(
    "hunters",
    [
      { x: 0, y: 0, kind: "A", rotation: 0 },
      { x: 1, y: 0, kind: "B", rotation: 0 },
    ],
    0,
  );
  expect(around(pieces)).toEqual({ x: -100, y: -100, width: 400, height: 300 });
  expect(pieces).toHaveLength(3);
});

test("nobody goes to sea", () => {
  const coast = [{ x: 0, y: 0, kind: "start-1", rotation: 0 }];
  expect(around(landPieces("mayflower", coast, 0))).toEqual({ x: -100, y: 0, width: 200, height: 100 });
  expect(around(landPieces("mayflower", coast, 1))).toEqual({ x: 0, y: -100, width: 100, height: 200 });
});

test("surveyors stand at both ends of their column of tiles", () => {
  const tiles = [
    { x: -2, y: 0 },
    { x: -2, y: 3 },
    { x: -1, y: 7 },
  ];
  expect(surveyorSquares([2, 2], tiles)).toEqual([
    { x: -2, y: -1 },
    { x: -2, y: 4 },
  ]);
});
