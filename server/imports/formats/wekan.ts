import { elements } from "../read/json/elements.ts";
import { type FormatReader, type Source, Unreadable } from "../records.ts";
import { archiveFiles } from "./archive-files.ts";
import { findDocument, type Head } from "./boardcast/document.ts";
import { countExtras, type Notes, type Reasons } from "./skips.ts";
import { putCard, type Reading } from "./wekan/cards.ts";
import { countSubtask, putChecklist, putComment, putFile, putItem } from "./wekan/parts.ts";
import { survey } from "./wekan/survey.ts";

const REASONS: Reasons = {
  "activity entries": "the history of a board here begins with the import",
  rules: "Wekan's rules are of another kind: create them anew",
  votes: "cards here have no votes",
  "planning poker": "cards here have no estimates",
  "links between cards": "cards here are not linked to each other",
  "card colours": "only columns and labels have colours here",
  stickers: "cards here have no stickers",
};

const NOTES: Notes = {
  "Cards in archived swimlanes": "Cards in archived swimlanes: {count} came over as archived cards.",
};

/** A board exported as JSON, with its files in it, or a ZIP with the JSON and the files. */
export const wekan: FormatReader = {
  name: "wekan",
  async read(source, sink) {
    const document = await findDocument(source, isWekan);
    if (!document) throw new Unreadable("The file is not a board exported from Wekan as JSON.");
    const reading: Reading = {
      survey: await survey(document, sink),
      inArchive: archiveFiles(document.files),
      extras: countExtras(REASONS, NOTES),
      sink,
    };
    const parts: Record<string, (value: unknown, index: number) => void> = {
      cards: (value) => putCard(value, reading),
      checklists: (value, index) => putChecklist(value, index, reading),
      checklistItems: (value, index) => putItem(value, null, index, reading),
      comments: (value) => putComment(value, reading),
      attachments: (value, index) => putFile(value, index, reading),
      subtaskItems: (value) => countSubtask(value, reading),
      activities: () => reading.extras.add("activity entries", 1),
      rules: () => reading.extras.add("rules", 1),
    };
    let index = 0;
    for await (const { of, value, isTooLarge } of elements(document.bytes(), { paths: Object.keys(parts) })) {
      if (isTooLarge && of === "attachments") sink.skip("attachments", "they are too large");
      else if (of !== null) parts[of]?.(value, index++);
    }
    reading.extras.report(sink);
  },
};

export async function detectsWekan(source: Source): Promise<boolean> {
  return (await findDocument(source, isWekan)) !== null;
}

function isWekan({ keys, text }: Head): boolean {
  return keys.has("_format") && text.includes("wekan-board-");
}
