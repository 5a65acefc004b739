/** What the end of a query may become. */
import { expect, test } from "bun:test";
import { completionsOf, unknownOperator } from "../../web/search/query/completions.ts";

const NAMES = {
  labels: ["Urgent", "🔥 Needs review", "urgent", 'a "b"'],
  columns: ["To do", "Über uns"],
  members: [{ username: "bob", name: "Robert Brown" }],
};
const terms = (text: string, withOperators = false) =>
  completionsOf(text, NAMES, withOperators).map(({ term }) => term);

test("values begin with what was typed, whatever its case and accents, each once; names with blanks are quoted", () => {
  expect(terms("label:")).toEqual(["label:🔥 Needs review", "label:urgent"].map((term) => quoted(term)));
  expect(terms("x label:UR")).toEqual(["label:urgent"]);
  expect(terms('label:"needs r')).toEqual(['label:"🔥 Needs review"']);
  expect(terms("in:uber")).toEqual(['in:"Über uns"']);
  expect(terms("-is:")).toEqual(["-is:open", "-is:complete", "-is:archived"]);
  expect(terms("due:t")).toEqual(["due:today"]);
  expect(terms("@rob")).toEqual(["member:bob"]);
  expect(terms("member:m")).toEqual(["member:me"]);
});

function quoted(term: string): string {
  return term.includes(" ") ? term.replace(/:(.*)$/, ':"$1"') : term;
}

test("nothing is suggested for what is complete, for words, and for what comes before", () => {
  for (const text of ["is:open", "label:urgent ", "plan", "is:open plan", "a@b", "in:nowhere"])
    expect(terms(text)).toEqual([]);
});

test("where only cards are searched, the names of operators are suggested too", () => {
  expect(terms("lab", true)).toEqual(["label:"]);
  expect(terms("-du", true)).toEqual(["-due:"]);
  expect(terms("l", true)).toEqual([]);
});

test("choosing one replaces what was typed of it, and nothing else", () => {
  expect(completionsOf("plan -label:ur", NAMES, false)[0]?.text).toBe("plan -label:urgent ");
  expect(completionsOf("plan @b", NAMES, false)[0]?.text).toBe("plan member:bob ");
  expect(completionsOf("plan -du", NAMES, true)[0]?.text).toBe("plan -due:");
});

test("an operator of elsewhere is translated; addresses and times are none", () => {
  expect(unknownOperator("x -tag:red y")).toEqual({
    operator: "tag:",
    meant: { operator: "label:", text: "x -label:red y" },
  });
  expect(unknownOperator("login:page")).toEqual({ operator: "login:", meant: null });
  for (const text of ["https://a.b", "at 10:30", "label:x", "note: this", ""])
    expect(unknownOperator(text)).toBeNull();
});
