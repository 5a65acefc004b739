/** The list of shortcuts is searched by words and by keys, however they are written. */
import { expect, test } from "bun:test";
import { ANYWHERE, GROUPS, matching } from "../../web/shell/help-keys.ts";
import * as texts from "../../web/texts/en/help.ts";

const found = (text: string) =>
  matching([...GROUPS, ANYWHERE], text).flatMap(({ keys }) => keys.map(([, does]) => does));

test("keys are found joined by +, with or without blanks, in any case", () => {
  expect(found("ctrl+k")).toEqual([texts.makeLink, texts.openPalette]);
  expect(found("Ctrl + Z")).toEqual([texts.undoLast, texts.redoLast]);
  expect(found("shift+e")).toEqual([texts.editDescription]);
  expect(found("?")).toEqual([texts.showHelp]);
  expect(found("-")).toEqual([texts.addChecklist]);
});

test("the arrow keys are found by their name and by what is on them", () => {
  for (const text of ["arrows", "arrow keys", "↑"])
    expect(found(text)).toEqual(
      expect.arrayContaining([texts.nextDay, texts.moveByDays, texts.nextCard, texts.moveOneStep]),
    );
});

test("a word matches from the beginning of one only", () => {
  expect(found("esc")).toContain(texts.closeOrCancel);
  expect(found("escr")).toEqual([]);
  expect(found("Esc")).not.toContain(texts.editDescription);
  expect(found("descr")).toEqual([texts.editDescription]);
});
