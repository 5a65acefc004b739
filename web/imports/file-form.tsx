import { type FormEvent, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/imports.ts";
import { fileSize } from "../card/attachments/file-size.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field, PasswordField } from "../ui/forms/field.tsx";
import { upload } from "./uploads.ts";

interface Props {
  file: File | null;
  isOver: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Sends a file to the service, which then says what is in it. */
export function FileForm({ file, isOver, onFile, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<"file" | "trello" | null>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const key = String(fields.get("key") ?? "").trim();
    const token = String(fields.get("token") ?? "").trim();
    if (!file || file.size === 0) return setError("file");
    if ((key === "") !== (token === "")) return setError("trello");
    upload(file, key === "" ? null : { key, token });
    onClose();
  };
  return (
    <form className="stack" onSubmit={onSubmit} onChange={() => setError(null)}>
      <div className="import-file" data-over={isOver}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.zip,.csv,.tsv,.txt,.tgz,.gz,.tar"
          onChange={({ target }) => {
            if (target.files?.[0]) onFile(target.files[0]);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
        {file ? (
          <div className="list-text">
            <span className="list-title" dir="auto">
              {file.name}
            </span>
            <span className="detail">{fileSize(file.size)}</span>
          </div>
        ) : (
          <Icon name="upload" size={28} />
        )}
        <Button onClick={() => input.current?.click()} aria-describedby="import-error">
          {file ? texts.chooseAnother : texts.chooseFile}
        </Button>
        {!file && <span className="drop-hint muted">{texts.orDropIt}</span>}
        <p id="import-error" className="field-error" role="alert">
          {error === "file" && (file ? texts.emptyFile : texts.chooseFirst)}
        </p>
      </div>
      <p className="note">{texts.whichFiles}</p>
      <details className="import-trello">
        <summary>{texts.filesOfTrello}</summary>
        <div className="stack">
          <p className="note">{texts.whyTrello}</p>
          <Field label={texts.trelloKey} name="key" dir="ltr" maxLength={200} autoComplete="off" />
          <PasswordField
            label={texts.trelloToken}
            name="token"
            dir="ltr"
            maxLength={200}
            autoComplete="off"
            error={error === "trello" ? texts.bothOfTrello : undefined}
          />
        </div>
      </details>
      <p className="muted">{texts.nothingYet}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="primary" type="submit">
          {texts.goOn}
        </Button>
      </div>
    </form>
  );
}
