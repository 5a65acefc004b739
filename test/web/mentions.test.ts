import { describe, expect, test } from "bun:test";
import {
  mentionedUsernames,
  mentionOf,
  mentionsInMarkdown,
  mentionsInText,
} from "../../contract/mentions.ts";

const PEOPLE = ["Anna", "anna.b", "Mary Jane", "o'neil", "snake_case_name", "李雷", "x+y", 'Al "Ace" Roe'];

const mentioned = (text: string) => mentionedUsernames(text, PEOPLE);

describe("MENTION-1: @username of a member is a mention", () => {
  test.each<[text: string, names: string[]]>([
    ["@Anna", ["Anna"]],
    ["Hello @anna, how are you?", ["Anna"]],
    ["(@ANNA)", ["Anna"]],
    ["@anna.", ["Anna"]],
    ["@anna.b", ["anna.b"]],
    ["@anna.b.", ["anna.b"]],
    ["@anna.bert", ["Anna"]],
    ["@anna @anna.b @Anna", ["Anna", "anna.b"]],
    ["@o'neil's turn", ["o'neil"]],
    ["@snake_case_name", ["snake_case_name"]],
    ["@李雷 你好", ["李雷"]],
    ["@x+y", ["x+y"]],
    ["**@anna** and _@anna.b_", ["Anna", "anna.b"]],
    ["- item @anna\n\n> quote @anna.b\n\n| a |\n|---|\n| @o'neil |", ["Anna", "anna.b", "o'neil"]],
    ["@anna/@o'neil", ["Anna", "o'neil"]],
  ])("%s", (text, names) => expect(mentioned(text)).toEqual(names));
});

describe('MENTION-1: @"user name" mentions a member whose name has blanks', () => {
  test.each<[text: string, names: string[]]>([
    ['@"Mary Jane"', ["Mary Jane"]],
    ['see @"mary jane".', ["Mary Jane"]],
    ['@"anna"', ["Anna"]],
    ['@"Al "Ace" Roe"', ['Al "Ace" Roe']],
    ["@Mary Jane", []],
    ['@"Mary\nJane"', []],
    ['@"Mary Jane', []],
  ])("%s", (text, names) => expect(mentioned(text)).toEqual(names));
});

describe("MENTION-2: nobody is mentioned in code, in links, in e-mail addresses or in the middle of a word", () => {
  test.each([
    "`@anna`",
    "``a ` @anna``",
    "```\n@anna\n```",
    "    @anna",
    "~~~js\n@anna",
    "[@anna](https://example.org)",
    "https://example.org/@anna",
    "<https://example.org/@anna>",
    "anna@anna",
    "me@anna.b",
    "a.@anna",
    "@annabel",
    "@anna_x",
    "@anna@example.org",
    "@@anna",
    "@",
    '@""',
    "@ anna",
  ])("%s", (text) => expect(mentioned(text)).toEqual([]));
});

test("a mention says where it is, whatever it is read as", () => {
  expect([...mentionsInText("a @B.c d")]).toEqual([
    {
      start: 2,
      readings: [
        { name: "b.c", end: 6 },
        { name: "b", end: 4 },
      ],
    },
  ]);
});

test("a mention that was written for a name is read as that name", () => {
  for (const name of PEOPLE) expect(mentioned(`to ${mentionOf(name)}: hello`)).toEqual([name]);
});

test("a text has a bounded number of mentions, however many it names", () => {
  const names = mentionsInMarkdown("@a.b.c.d ".repeat(2000)).flat();
  expect(names.length).toBeGreaterThan(100);
  expect(names.length).toBeLessThanOrEqual(200);
});

test("reading mentions takes linear time", () => {
  const worst = ["@", '@"', "@a", "@a.", '@"a b"', "`@", "[@a", "@a_", "*@a", "(@a"];
  for (const part of worst) {
    const steps = (length: number) => {
      const text = part.repeat(Math.ceil(length / part.length));
      const start = performance.now();
      mentionsInMarkdown(text);
      return performance.now() - start;
    };
    // No figure is asserted: what is not linear would take minutes here.
    steps(400_000);
  }
});
