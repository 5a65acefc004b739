/** The board as it was: how a card differs from the present, and the address of a moment. */
import { expect, test } from "bun:test";
import { differenceOf, differenceWords } from "../../web/past/compare.ts";
import { momentIn, parsePath, pastPath } from "../../web/router.ts";
import { card } from "./fake-service.ts";

test("a card is the same, changed or no longer on the board", () => {
  const now = card("k1", "c1", 0);
  const then = card("k1", "c1", 0);
  expect(differenceOf(then, now)).toEqual({ kind: "same" });
  expect(differenceOf({ ...then, rank: 7 }, now)).toEqual({ kind: "same" });
  expect(differenceOf(then, undefined)).toEqual({ kind: "gone" });
  expect(differenceOf({ ...then, title: "Before", column_id: "c2" }, now)).toEqual({
    kind: "changed",
    former: { title: "Before" },
    moved: true,
  });
  expect(differenceOf({ ...then, description: "Text" }, now)).toEqual({
    kind: "changed",
    former: { description: "Text" },
    moved: false,
  });
});

test("the difference is put in words", () => {
  expect(differenceWords({ kind: "same" })).toBe(null);
  expect(differenceWords({ kind: "gone" })).toBe("No longer on the board");
  const all = { kind: "changed", former: { title: "a", description: null }, moved: true } as const;
  expect(differenceWords(all)).toBe("Moved since then, title and description changed");
  expect(differenceWords({ kind: "changed", former: {}, moved: true })).toBe("Moved since then");
});

test("a moment has an address of its own", () => {
  const id = "01a1e143-c45c-714d-8c8d-04be4293736a";
  const address = pastPath(id, 12);
  expect(parsePath(address)).toEqual({ view: "board", boardId: id, cardId: null });
  expect(momentIn(address.split("?")[1]!)).toBe(12);
  // As a board that was restored from a backup has them.
  expect(momentIn("at=1794783062526002")).toBe(1_794_783_062_526_002);
  expect(momentIn("at=9007199254740993")).toBeNull();
  expect(["", "at=", "at=-1", "at=1e3", "at=x"].map(momentIn)).toEqual([null, null, null, null, null]);
});
