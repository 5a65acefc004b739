import { expect, test } from "bun:test";
import { colorOf, faceColors } from "../../web/ui/display/face-colors.ts";

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `01a1f662-860a-7224-a6c9-${String(index).padStart(12, "0")}`);

test("people of a board have colours of their own as far as there are colours, and a new member changes none", () => {
  const twelve = faceColors(ids(12));
  expect(new Set(twelve.values()).size).toBe(12);
  expect([...faceColors(ids(20))].slice(0, 12)).toEqual([...twelve]);
  expect(faceColors(ids(1)).get(ids(1)[0]!)).toBe(colorOf(ids(1)[0]!));
});

test("the first six people of a board have colours that do not look alike", () => {
  const families = [
    "0f766e 15803d 4d7c0f",
    "b45309 92400e",
    "1d4ed8 0369a1",
    "be185d b91c1c",
    "7c3aed a21caf",
  ];
  const familyOf = (color: string) => families.find((family) => family.includes(color.slice(1))) ?? color;
  for (let start = 0; start < 40; start++) {
    const colors = [...faceColors(ids(60).slice(start, start + 6)).values()];
    expect(new Set(colors.map(familyOf)).size).toBe(6);
  }
});
