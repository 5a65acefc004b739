/** A format that a test controls: the first line of a file is the title of a board, each other one a card. */
import type { Readers } from "../../server/imports/formats/index.ts";
import { type FormatReader, Unreadable } from "../../server/imports/records.ts";
import { cardRecord, columnRecord } from "./import-records.ts";

/** `before` is awaited before a file is read. */
export function linesReaders(before: (title: string) => Promise<void> | void = () => undefined): Readers {
  const reader: FormatReader = {
    name: "lines",
    async read(source, sink) {
      if (source.kind !== "document") throw new Unreadable("The file is not a table.");
      let text = "";
      for await (const bytes of source.bytes()) text += Buffer.from(bytes).toString();
      const [title = "", ...lines] = text.split("\n");
      await before(title);
      if (title === "") throw new Unreadable("The file has no column for the titles of cards.");
      sink.put({ kind: "board", title, description: null, color: null });
      sink.put(columnRecord({ key: "lines", title: "Lines" }));
      for (const [sort, line] of lines.entries())
        sink.put(cardRecord({ key: String(sort), column: "lines", title: line, sort }));
    },
  };
  return { detect: async () => reader, named: () => reader };
}
