/** The part of a picture that becomes an avatar. */
import { expect, test } from "bun:test";
import { shifted, sideOf, wholeCrop, zoomed } from "../../web/account/picture/crop.ts";

const WIDE = { width: 800, height: 400 };

test("as much of the picture as fits into a square is taken from its middle", () => {
  const crop = wholeCrop(WIDE);
  expect([crop, sideOf(WIDE, crop)]).toEqual([{ x: 400, y: 200, zoom: 1 }, 400]);
});

test("the square never leaves the picture, wherever it is moved", () => {
  const crop = wholeCrop(WIDE);
  expect(shifted(WIDE, crop, { right: 0.25, down: 0.25 })).toEqual({ x: 500, y: 200, zoom: 1 });
  expect(shifted(WIDE, crop, { right: 9, down: -9 })).toEqual({ x: 600, y: 200, zoom: 1 });
  expect(shifted(WIDE, { ...crop, zoom: 2 }, { right: -9, down: 9 })).toEqual({ x: 100, y: 300, zoom: 2 });
});

test("zooming is bounded and keeps the centre, except at the edges", () => {
  const corner = { x: 100, y: 300, zoom: 2 };
  expect(zoomed(WIDE, corner, 4)).toEqual({ x: 100, y: 300, zoom: 4 });
  expect(zoomed(WIDE, corner, 99).zoom).toBe(4);
  expect(zoomed(WIDE, corner, 0)).toEqual({ x: 200, y: 200, zoom: 1 });
});
