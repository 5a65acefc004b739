/**
 * What a report of an import, or the reason of a failed one, can say. Programs tell the sentences apart by their codes,
 * and can word them in another language: `{most}` and the like stand for the values that come with the code. A code
 * keeps its meaning; new ones may be added.
 */
import type { IMPORT_SENTENCES } from "./import-sentences.ts";

/** What is left out, in the plural. */
export const IMPORT_THINGS = {
  actions: "actions",
  activity: "activity entries",
  assignments: "assignments",
  attachments: "attachments",
  background_pictures: "background pictures",
  board_colors: "colours of boards",
  boards: "boards",
  card_colors: "card colours",
  card_emails: "e-mail addresses of cards",
  card_labels: "labels on cards",
  card_limits: "card limits of columns",
  card_links: "links between cards",
  cards: "cards",
  cells: "cells",
  change_dates: "dates of changes",
  checklists: "checklists",
  column_colors: "colours of columns",
  columns: "columns",
  comment_authors: "authors of comments",
  comment_dates: "dates of comments",
  comments: "comments",
  cover_colors: "cover colours",
  cover_pictures: "cover pictures",
  covers: "covers",
  creation_dates: "creation dates of cards",
  custom_fields: "custom fields",
  due_dates: "due dates of cards",
  entries: "entries",
  item_due_dates: "due dates of checklist items",
  items: "checklist items",
  label_colors: "colours of labels",
  labels: "labels",
  lists: "lists",
  other: "other",
  parts_of_cards: "checklists, checklist items and attachments",
  people: "people",
  planning_poker: "planning poker",
  power_ups: "power-up data",
  reminders: "reminders",
  repeat_rules: "repeat rules",
  rows: "rows",
  rules: "rules",
  start_dates: "start dates of cards",
  stickers: "stickers",
  stopwatches: "stopwatches",
  subtasks: "subtasks",
  task_due_dates: "due dates of tasks",
  tasks: "tasks",
  votes: "votes",
  watched_cards: "watched cards",
} as const;

export type ImportThing = keyof typeof IMPORT_THINGS;
export type ImportSentence = keyof typeof IMPORT_SENTENCES;

export type ImportValues = Readonly<Record<string, string | number>>;

export interface ImportLanguage {
  things: Readonly<Record<string, string>>;
  sentences: Readonly<Record<string, string>>;
  number(value: number): string;
  bytes(value: number): string;
}

/** Null if the language has no words for the code. Of the values, `what` and `reason` are codes, and `bytes` is a size. */
export function importSentence(code: string, values: ImportValues, language: ImportLanguage): string | null {
  const template = own(language.sentences, code);
  if (template === null) return null;
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole;
    if (name === "what") return own(language.things, String(value)) ?? String(value);
    if (name === "reason") return importSentence(String(value), values, language) ?? String(value);
    if (typeof value === "string") return value;
    return name === "bytes" ? language.bytes(value) : language.number(value);
  });
}

/** A code comes from a response: it may be the name of something that every object has. */
function own(words: Readonly<Record<string, string>>, code: string): string | null {
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}
