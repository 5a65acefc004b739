/** The formats that can be imported, in the order in which a file is compared with them. */
import type { FormatReader, Source } from "../records.ts";
import { boardcast, detects } from "./boardcast.ts";
import { csv, detectsCsv } from "./csv.ts";
import { deck, detectsDeck } from "./deck.ts";
import { detectsFourGa } from "./four-ga/tables.ts";
import { fourGa } from "./four-ga.ts";
import { planka } from "./planka.ts";
import { detectsTrello, trello } from "./trello.ts";
import { detectsWekan, wekan } from "./wekan.ts";

interface Format {
  reader: FormatReader;
  detects(source: Source): boolean | Promise<boolean>;
}

/** A table is whatever text is nothing else, so it comes last. */
const FORMATS: readonly Format[] = [
  { reader: planka, detects: ({ kind }) => kind === "remote" },
  { reader: boardcast, detects },
  { reader: trello, detects: detectsTrello },
  { reader: wekan, detects: detectsWekan },
  { reader: deck, detects: detectsDeck },
  { reader: fourGa, detects: detectsFourGa },
  { reader: csv, detects: detectsCsv },
];

export interface Readers {
  /** Null if it is of no format that is known. */
  detect(source: Source): Promise<FormatReader | null>;
  named(format: string): FormatReader | null;
}

export const READERS: Readers = {
  async detect(source) {
    for (const { reader, detects } of FORMATS) if (await detects(source)) return reader;
    return null;
  },
  named: (format) => FORMATS.find(({ reader }) => reader.name === format)?.reader ?? null,
};
