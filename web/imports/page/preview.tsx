import { useState } from "react";
import * as texts from "#texts/imports.ts";
import type { Import } from "../../../contract/imports.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { timeZone } from "../../util/time-zone.ts";
import { CsvMapping } from "../csv/csv-mapping.tsx";
import { changedDates, changedMapping, completeMapping } from "../csv/mapping.ts";
import { type Trello, TrelloFiles } from "../start/trello-files.tsx";
import { AlsoIn, Columns, Counts } from "./contents.tsx";
import { LeftOut, Warnings } from "./notes.tsx";
import { forgetChoices, forgetReading, usePreviewDrafts } from "./preview-drafts.ts";

const MAX_TITLE = 255;

interface Props {
  current: Import;
  isOffline: boolean;
  /** Without the import, it has to be read again. */
  onChanged: (changed?: Import) => void;
  onDiscard: () => void;
}

/** What is in the file. Nothing is created until somebody says so. */
export function Preview({
  current: { id, format, report, preview },
  isOffline,
  onChanged,
  onDiscard,
}: Props) {
  const { title, mapping, dateOrder, setTitle, setMapping, setDateOrder } = usePreviewDrafts(id, {
    title: preview?.title ?? "",
    mapping: preview?.csv?.mapping ?? {},
    dateOrder: preview?.csv?.dates.order ?? null,
  });
  const [busy, setBusy] = useState<"start" | "count" | null>(null);
  const [trello, setTrello] = useState<Trello>({ key: "", token: "" });
  const key = trello.key.trim();
  const token = trello.token.trim();
  const isIncomplete = (key === "") !== (token === "");
  const csv = preview?.csv ?? null;
  const isChanged = csv !== null && (changedMapping(csv.mapping, mapping) || dateOrder !== csv.dates.order);
  const lacksTitle = csv !== null && !mapping.title;
  // What the file shows need not be said, and dates of other columns may show something else.
  const isAnswer = csv !== null && csv.dates.shown === null && !changedDates(csv.mapping, mapping);
  const send = async (what: "start" | "count") => {
    setBusy(what);
    const given = {
      ...(csv && {
        mapping: completeMapping(mapping),
        tz: timeZone(),
        date_order: isAnswer ? dateOrder : null,
      }),
      ...(title.trim() && { title: title.trim() }),
      ...(key && { trello_key: key, trello_token: token }),
    };
    try {
      const started = await api.startImport({ import_id: id, ...given, preview: what === "count" });
      if (what === "count") forgetReading(id);
      else forgetChoices(id);
      onChanged(started);
    } catch (error) {
      toast({ kind: "error", group: "import", message: `${texts.notStarted} ${reasonOf(error)}` });
      // Only the response may have been lost, or another page has been faster.
      onChanged();
    }
    setBusy(null);
  };
  return (
    <form
      className="import-panel stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isOffline && !lacksTitle && !isIncomplete) void send(isChanged ? "count" : "start");
      }}
    >
      <h2>{texts.whatIsInIt}</h2>
      <Field
        label={texts.boardName}
        name="title"
        maxLength={MAX_TITLE}
        required
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      {csv && (
        <CsvMapping
          csv={csv}
          mapping={mapping}
          onChange={setMapping}
          dateOrder={dateOrder}
          onDateOrder={setDateOrder}
        />
      )}
      {isChanged ? (
        <div className="notice import-recount" role="status">
          <p>{texts.readingChanged}</p>
          <Button kind="primary" type="submit" busy={busy === "count"} disabled={isOffline || lacksTitle}>
            {texts.countAgain}
          </Button>
        </div>
      ) : (
        <>
          {report && <Counts created={report.created} />}
          {preview && <Columns columns={preview.columns} total={report?.created.columns} />}
          {preview && <AlsoIn preview={preview} />}
          {report && (
            <>
              <LeftOut report={report} title={texts.willBeLeftOut} none={texts.nothingLeftOut} />
              <Warnings report={report} />
            </>
          )}
        </>
      )}
      {format === "trello" && (
        <TrelloFiles trello={trello} onChange={setTrello} isIncomplete={isIncomplete} />
      )}
      <div className="row">
        <Button
          {...(!isChanged && { kind: "primary" })}
          type="submit"
          busy={busy === "start"}
          disabled={isOffline || isChanged || lacksTitle || isIncomplete}
        >
          {texts.start}
        </Button>
        <Button kind="quiet" disabled={isOffline} onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </form>
  );
}
