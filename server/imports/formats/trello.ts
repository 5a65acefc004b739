import { elements } from "../read/json/elements.ts";
import { type FormatReader, type Source, Unreadable } from "../records.ts";
import { archiveFiles } from "./archive-files.ts";
import { findDocument, type Head } from "./boardcast/document.ts";
import { putCard, type Reading } from "./trello/cards.ts";
import { putChecklist } from "./trello/checklists.ts";
import { putComment, reportMissing } from "./trello/comments.ts";
import { trelloExtras } from "./trello/extras.ts";
import { survey } from "./trello/survey.ts";

/** Values and lists that a board of Trello has on its outside; a file that is not from Trello has none or few of them. */
const OWN_KEYS = ["labelNames", "idOrganization", "prefs", "lists", "cards", "actions", "checklists"];

/** A board exported as JSON, from 2013 until today, or a ZIP with it and the uploaded files. */
export const trello: FormatReader = {
  name: "trello",
  async read(source, sink, options) {
    const document = await findDocument(source, isTrello);
    if (!document) throw new Unreadable("The file is not a board exported from Trello as JSON.");
    const reading: Reading = {
      survey: await survey(document, sink),
      sources: {
        inArchive: archiveFiles(document.files),
        hasArchive: source.kind === "archive",
        trello: options.trello,
      },
      extras: trelloExtras(),
      sink,
    };
    const counts = { cards: 0, checklists: 0 };
    for await (const { of, value } of elements(document.bytes(), {
      paths: ["cards", "checklists", "actions"],
    })) {
      if (of === "cards") putCard(value, counts.cards++, reading);
      else if (of === "checklists") putChecklist(value, counts.checklists++, reading);
      else if (of === "actions") putComment(value, reading);
    }
    reading.extras.report(sink);
    reportMissing(reading.survey.cards, sink);
  },
};

export async function detectsTrello(source: Source): Promise<boolean> {
  return (await findDocument(source, isTrello)) !== null;
}

function isTrello({ keys }: Head): boolean {
  const isOther = ["_format", "format", "title", "stacks", "boards"].some((key) => keys.has(key));
  return !isOther && keys.has("name") && OWN_KEYS.some((key) => keys.has(key));
}
