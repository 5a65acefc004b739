/**
 * No pattern takes longer than its text is long. Every regular expression of the service, the contract and the clients
 * is found in the sources and examined; those of the schema library are caught at work, on long texts.
 */
import { afterEach, expect, spyOn, test } from "bun:test";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { isSafe } from "redos-detector";
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import { routes } from "../../contract/index.ts";

const ROOT = join(import.meta.dir, "../..");
/** As long as it takes to see which patterns they meet: whether those are linear is found without texts. */
const LONG = 65_536;

/** Those that the examination takes for slow, and why they are not, or why it is no matter. */
const EXCUSED: Record<string, string> = {
  "/<Code>(\\w{1,64})<\\/Code>/": "of the storage's own answers, and can begin at a <Code> only",
  "/([\\w.+-]{1,64}@(?:[\\w-]{1,63}\\.){1,8}[a-z]{2,24})/i": "every part of it is bounded",
  "/(?<=\\/attachments\\/)local-[\\w-]{36}/g": "the same",
  "/!\\[((?:\\\\.|[^[\\]\\\\])*)\\]\\(\\/attachments\\/[^()]*\\)/g": "an attempt ends at the next bracket",
  "/\\/+$/": "of a setting",
  "/^redis(s?)(?:\\+(sentinel|cluster))?:\\/\\/(?:([^/?#]*)@)?([^/?#@]*)(?:\\/([^?#]*))?(?:\\?([^#]*))?$/":
    "the same",
  "/^(postgres(?:ql)?:\\/\\/)((?:[^/?#]*@)?)([^@/?#]*)([/?#].*)?$/s": "the same",
  '/(?:W\\/)?("[!#-~\\u0080-\\uffff]*")/y': "tried at one place only",
  "/\\u0001([^\\u0001-\\u0003]*)\\u0002([^\\u0001-\\u0003]*)\\u0003/g":
    "of our own statements, once for each",
  "/\\{(\\w+)\\}/": "of the contract's own paths",
  "/`([^`]*)`/g": "of our own descriptions",
  "/\\{(\\w+)\\}/g": "the same",
  '/\\bsummary:\\s*"(?:[^"\\\\]|\\\\.)*",/g': "of our own sources, when the web client is bundled",
  '/"[a-z ]{60,}"(?: \\+)?/g': "the same",
  "/[\\\\/]contract[\\\\/][^\\\\/]+\\.ts$/": "the same",
  '/\\b(?:from|import) ?"\\.\\/([\\w.-]+\\.js)"/g': "the same",
  '/@import "(\\.[^"]+)";/g': "the same",
  "/\\/\\*[\\s\\S]*?\\*\\//g": "the same",
  "/\\{\\{(\\w+)\\}\\}/g": "the same",
  "/[\\\\/]web[\\\\/]texts[\\\\/]en[\\\\/]\\w[\\w-]*\\.tsx?$/": "the same",
};

interface Built {
  callee: object;
  start: number;
  end: number;
}

function isLinear(pattern: RegExp): boolean {
  return isSafe(pattern, { timeout: 10_000 }).safe;
}

test("every regular expression in the sources is linear, and none is built at run time", async () => {
  const found: string[] = [];
  const slow: string[] = [];
  for await (const file of new Bun.Glob("{server,contract,client,web}/**/*.{ts,tsx}").scan(ROOT)) {
    const text = await Bun.file(join(ROOT, file)).text();
    const { program, errors } = parseSync(file, text);
    expect(errors).toEqual([]);
    const findBuilt = ({ callee, start, end }: Built) => {
      if ("name" in callee && callee.name === "RegExp") slow.push(`${file}: ${text.slice(start, end)}`);
    };
    new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern, flags } = node.regex;
        const shown = `/${pattern}/${flags}`;
        found.push(shown);
        if (!(shown in EXCUSED) && !isLinear(new RegExp(pattern, flags))) slow.push(`${file}: ${shown}`);
      },
      NewExpression: findBuilt,
      CallExpression: findBuilt,
    }).visit(program);
  }
  expect(slow).toEqual([]);
  expect(found.length).toBeGreaterThan(30);
  expect(Object.keys(EXCUSED).filter((pattern) => !found.includes(pattern))).toEqual([]);
});

test("the check finds patterns that were once too slow", () => {
  const slow = [/\s*;/, /\b(gzip|\*)\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(,|;|$)/i, /^(a+)+$/];
  expect(slow.map(isLinear)).toEqual([false, false, false]);
});

const spies: { mockRestore(): void }[] = [];
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

/** The patterns that were given more than a few thousand characters meanwhile. */
function patternsOnLongTexts(work: () => void): Set<RegExp> {
  const seen = new Set<RegExp>();
  const { exec, test: matches } = RegExp.prototype;
  const note = (pattern: RegExp, text: unknown) => {
    if (String(text).length > 4096) seen.add(pattern);
  };
  spies.push(
    spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text: string) {
      note(this, text);
      return exec.call(this, text);
    }),
    spyOn(RegExp.prototype, "test").mockImplementation(function (this: RegExp, text: string) {
      note(this, text);
      return matches.call(this, text);
    }),
  );
  work();
  for (const spy of spies.splice(0)) spy.mockRestore();
  return seen;
}

const withBody = (Object.entries(routes) as [string, RouteSpec][]).filter(([, { body }]) => body);

test.each(withBody)("%s: long texts meet no pattern that is not linear", (_, { body, query }) => {
  const fillers = [" ", "a", "a.", "a@", "@a.", "-", "\u0000", "é", "\ud800", "#f", "0-"];
  const seen = patternsOnLongTexts(() => {
    for (const schema of [body!, query ?? body!]) {
      const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
      for (const filler of fillers) {
        const text = `a${filler.repeat(LONG / filler.length)}b`;
        for (const value of [text, [text]]) {
          z.safeParse(schema, Object.fromEntries(Object.keys(properties).map((name) => [name, value])));
        }
      }
    }
  });
  expect([...seen].filter((pattern) => !isLinear(pattern)).map(String)).toEqual([]);
});
