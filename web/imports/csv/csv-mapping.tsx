import * as texts from "#texts/imports.ts";
import type { DateOrder, ImportPreview } from "../../../contract/imports.ts";
import { Select } from "../../ui/forms/field.tsx";
import { timeZone } from "../../util/time-zone.ts";
import { DateOrderChoice } from "./date-order-choice.tsx";
import { CSV_FIELDS, type Mapping, sampleOf } from "./mapping.ts";

interface Props {
  csv: NonNullable<ImportPreview["csv"]>;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
  dateOrder: DateOrder | null;
  onDateOrder: (order: DateOrder) => void;
}

/** Which column of the file becomes which field of a card, and what the first cards are then. */
export function CsvMapping({ csv, mapping, onChange, dateOrder, onDateOrder }: Props) {
  const { headers, rows, dates } = csv;
  const sample = sampleOf(headers, rows, mapping);
  const names = [...new Set(headers)].filter((header) => header !== "");
  return (
    <fieldset className="stack">
      <legend className="import-legend">{texts.mapping}</legend>
      <p className="note">{texts.mappingNote}</p>
      <div className="import-mapping">
        {CSV_FIELDS.map((field) => (
          <Select
            key={field}
            label={texts.fields[field]}
            value={mapping[field] ?? ""}
            error={field === "title" && !mapping.title ? texts.titleNeeded : undefined}
            onChange={({ currentTarget }) => onChange({ ...mapping, [field]: currentTarget.value })}
          >
            <option value="">{texts.notInFile}</option>
            {names.map((header) => (
              <option key={header} value={header}>
                {header}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {(mapping.start_at || mapping.due_at) && <p className="note">{texts.datesNote(timeZone())}</p>}
      {dates.ambiguous !== null && (
        <DateOrderChoice example={dates.ambiguous} order={dateOrder} onChange={onDateOrder} />
      )}
      {sample.fields.length > 0 && sample.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the keyboard too
        <section className="import-sample" aria-label={texts.sample} tabIndex={0}>
          <table>
            <caption>{texts.sample}</caption>
            <thead>
              <tr>
                {sample.fields.map((field) => (
                  <th key={field} scope="col">
                    {texts.fields[field]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other key
                <tr key={row}>
                  {cells.map((cell, place) => (
                    <td key={sample.fields[place]} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </fieldset>
  );
}
