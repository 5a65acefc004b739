import { expect, test } from "bun:test";
import { summaryOf } from "../../web/board/presence/changes-summary.ts";

const change = (who: string, did: string) => ({ who, sentence: `${who} ${did}` });

test("up to three changes are read out, more are counted with the names of who made them", () => {
  const two = [change("Ada", "moved “One” to Done"), change("Bob", "archived “Two”")];
  expect(summaryOf(two)).toBe("Ada moved “One” to Done. Bob archived “Two”.");
  expect(summaryOf([...two, ...two])).toBe("4 changes by Ada and Bob.");
  const five = ["Ada", "Bob", "Cleo", "Dan", "Eve"].map((who) => change(who, "archived “One”"));
  expect(summaryOf(five)).toBe("5 changes by Ada, Bob, Cleo, and 2 others.");
});
