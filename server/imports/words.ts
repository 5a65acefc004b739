/** What an import has to say: sentences of the contract, whose codes come with them so that others can translate them. */
import { IMPORT_SENTENCES } from "../../contract/import-sentences.ts";
import {
  IMPORT_THINGS,
  type ImportLanguage,
  type ImportSentence,
  type ImportThing,
  type ImportValues,
  importSentence,
} from "../../contract/import-words.ts";
import { cleanText } from "./clean-text.ts";

type Sentence = (typeof IMPORT_SENTENCES)[ImportSentence];
type Template = Extract<Sentence, `${string}{${string}`>;
/** One with a count, and nothing else. */
export type CountTemplate = Extract<Template, `${string}{count}${string}`>;
type Hole<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Hole<Rest> : never;

/** In the plural. */
export type Thing = (typeof IMPORT_THINGS)[ImportThing];

/** A sentence, or with values for what it leaves open, what `say` returns. */
export type Said = Exclude<Sentence, Template> | Note;

export interface Note {
  code: ImportSentence;
  values: ImportValues;
}

const MOST_CHARACTERS = 300;

const ENGLISH: ImportLanguage = {
  things: IMPORT_THINGS,
  sentences: IMPORT_SENTENCES,
  number: String,
  bytes: (value) => `${value} bytes`,
};

const SENTENCE_CODES = inverse(IMPORT_SENTENCES);
const THING_CODES = inverse(IMPORT_THINGS);

export function say<T extends Template>(sentence: T, values: Record<Hole<T>, string | number>): Note {
  const bounded = Object.entries<string | number>(values).map(([name, value]) => [
    name,
    typeof value === "string" ? shortened(value) : value,
  ]);
  return { code: codeOf(SENTENCE_CODES, sentence), values: Object.fromEntries(bounded) };
}

export function thingCode(thing: Thing): ImportThing {
  return codeOf(THING_CODES, thing);
}

export function noteOf(said: Said): Note {
  return typeof said === "string" ? { code: codeOf(SENTENCE_CODES, said), values: {} } : said;
}

/** In English. */
export function textOf(said: Said): string {
  if (typeof said === "string") return said;
  return shortened(importSentence(said.code, said.values, ENGLISH) ?? said.code);
}

/** Names in a file may be of any length. */
function shortened(text: string): string {
  const whole = cleanText(text.slice(0, MOST_CHARACTERS + 1));
  return whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…` : whole;
}

function inverse<Code extends string>(words: Readonly<Record<Code, string>>): ReadonlyMap<string, Code> {
  // `Object.entries` forgets the names of the keys.
  return new Map((Object.entries(words) as [Code, string][]).map(([code, text]) => [text, code]));
}

function codeOf<Code>(codes: ReadonlyMap<string, Code>, text: string): Code {
  const code = codes.get(text);
  if (code === undefined) throw new Error(`“${text}” is not in the contract.`);
  return code;
}
