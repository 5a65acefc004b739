import * as texts from "#texts/imports.ts";
import type { ImportPreview, ImportReport } from "../../../contract/imports.ts";
import { number } from "../../texts/format.ts";

const KINDS = ["columns", "cards", "labels", "checklists", "items", "comments", "attachments"] as const;

/** How many there are of each kind. Kinds without any are left out, except cards. */
export function Counts({ created }: Pick<ImportReport, "created">) {
  return (
    <dl className="import-counts">
      {KINDS.filter((kind) => created[kind] > 0 || kind === "cards").map((kind) => (
        <div key={kind}>
          <dt>{texts.kinds[kind]}</dt>
          <dd>{number(created[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the counts do not say: whom the file names, and what is not on the board but in its archive. */
export function AlsoIn({ preview: { people, archived } }: { preview: ImportPreview }) {
  const { columns, cards } = archived;
  if (people + columns + cards === 0) return null;
  return (
    <ul className="import-advice">
      {people > 0 && <li>{texts.peopleCount(people)}</li>}
      {columns > 0 && <li>{texts.archivedColumns(columns)}</li>}
      {cards > 0 && <li>{texts.archivedCards(cards)}</li>}
    </ul>
  );
}

/** The columns in the order of the board; the service names only the first of many. */
export function Columns({
  columns,
  total = columns.length,
}: Pick<ImportPreview, "columns"> & { total: number | undefined }) {
  if (columns.length === 0) return null;
  return (
    <ul className="import-columns" aria-label={texts.kinds.columns}>
      {columns.map(({ title, cards }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same title
        <li key={place}>
          <bdi>{title}</bdi> <span className="muted">{texts.cardCount(cards)}</span>
        </li>
      ))}
      {total > columns.length && <li>{texts.moreColumns(total - columns.length)}</li>}
    </ul>
  );
}
