import { useState } from "react";
import * as texts from "#texts/imports.ts";
import { ApiError } from "../../client/http.ts";
import type { Import } from "../../contract/imports.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { Columns, Counts } from "./contents.tsx";
import { CsvMapping } from "./csv-mapping.tsx";
import { changedMapping, completeMapping, type Mapping } from "./mapping.ts";
import { LeftOut, Warnings } from "./notes.tsx";

const MAX_TITLE = 255;

interface Props {
  current: Import;
  /** Null if it was not changed. */
  title: string | null;
  onTitle: (title: string) => void;
  /** Without the import, it has to be read again. */
  onChanged: (changed?: Import) => void;
  onDiscard: () => void;
}

/** What is in the file. Nothing is created until somebody says so. */
export function Preview({ current: { id, report, preview }, title, onTitle, onChanged, onDiscard }: Props) {
  const [mapping, setMapping] = useState<Mapping>(preview?.csv?.mapping ?? {});
  const [busy, setBusy] = useState<"start" | "count" | null>(null);
  const csv = preview?.csv;
  const isChanged = csv !== undefined && csv !== null && changedMapping(csv.mapping, mapping);
  const lacksTitle = csv !== undefined && csv !== null && !mapping.title;
  const send = async (what: "start" | "count") => {
    setBusy(what);
    const given = {
      ...(csv && { mapping: completeMapping(mapping) }),
      ...(title?.trim() && { title: title.trim() }),
    };
    try {
      onChanged(await api.startImport({ import_id: id, ...given, preview: what === "count" }));
    } catch (error) {
      const reason = error instanceof ApiError && error.status === 410 ? texts.fileGone : reasonOf(error);
      toast({ kind: "error", group: "import", message: `${texts.notStarted} ${reason}` });
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
        if (!busy && !lacksTitle) void send("start");
      }}
    >
      <h2>{texts.whatIsInIt}</h2>
      <Field
        label={texts.boardName}
        name="title"
        maxLength={MAX_TITLE}
        required
        value={title ?? preview?.title ?? ""}
        onChange={(event) => onTitle(event.target.value)}
      />
      {csv && <CsvMapping csv={csv} mapping={mapping} onChange={setMapping} />}
      {isChanged ? (
        <div className="notice import-recount" role="status">
          <p>{texts.mappingChanged}</p>
          <Button busy={busy === "count"} disabled={lacksTitle} onClick={() => void send("count")}>
            {texts.countAgain}
          </Button>
        </div>
      ) : (
        <>
          {report && <Counts created={report.created} />}
          {preview && <Columns columns={preview.columns} total={report?.created.columns} />}
          {report && (
            <>
              <LeftOut skipped={report.skipped} title={texts.willBeLeftOut} none={texts.nothingLeftOut} />
              <Warnings warnings={report.warnings} />
            </>
          )}
        </>
      )}
      <div className="row">
        <Button kind="primary" type="submit" busy={busy === "start"} disabled={lacksTitle}>
          {texts.start}
        </Button>
        <Button kind="quiet" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </form>
  );
}
