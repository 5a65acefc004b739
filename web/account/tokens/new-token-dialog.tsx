import { useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/tokens.ts";
import type { ApiToken, NewApiToken } from "../../../contract/api-tokens.ts";
import { SCOPES } from "../../../contract/base/define.ts";
import { api } from "../../session/api.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { Field, Select } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { BoardChoice } from "./board-choice.tsx";

const LIFETIMES = [30, 90, 365, 0] as const;
const DAY_MS = 86_400_000;

interface Props {
  onCreated: (token: ApiToken) => void;
  onClose: () => void;
}

/** Asks what the token is for, and then shows it, this once. */
export function NewTokenDialog({ onCreated, onClose }: Props) {
  const [created, setCreated] = useState<NewApiToken | null>(null);
  if (created) return <CreatedToken created={created} onClose={onClose} />;
  return (
    <Dialog title={texts.newTokenTitle} onClose={onClose}>
      <TokenForm
        onClose={onClose}
        onCreated={(token) => {
          const { token: _, ...shown } = token;
          onCreated(shown);
          setCreated(token);
        }}
      />
    </Dialog>
  );
}

function TokenForm({ onCreated, onClose }: { onCreated: (token: NewApiToken) => void; onClose: () => void }) {
  /** Null: all of them. */
  const [boardIds, setBoardIds] = useState<readonly string[] | null>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ name = "", scope, days }) => {
    const expires_at = days === "0" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    const scopes = SCOPES.filter((each) => each === scope);
    onCreated(await api.createApiToken({ name, scopes, board_ids: boardIds && [...boardIds], expires_at }));
  });
  const needsBoard = boardIds?.length === 0;
  return (
    <form className="stack" onSubmit={onSubmit}>
      <Field
        label={texts.name}
        name="name"
        maxLength={255}
        required
        data-autofocus
        hint={texts.nameHint}
        error={errorOf("name")}
      />
      <fieldset className="checks" data-stacked>
        <legend>{texts.rights}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="check">
            <input type="radio" name="scope" value={scope} defaultChecked={scope === "read"} />
            <span>
              {texts.scopes[scope]} <span className="detail token-note">{texts.scopeNotes[scope]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <BoardChoice chosen={boardIds} onChoose={setBoardIds} />
      <Select label={texts.expiry} name="days" defaultValue="90" error={errorOf("expires_at")}>
        {LIFETIMES.map((days) => (
          <option key={days} value={days}>
            {texts.lifetimes[days]}
          </option>
        ))}
      </Select>
      <div className="dialog-actions">
        <FormError message={failure} />
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="primary" type="submit" busy={busy} disabled={needsBoard}>
          {texts.createToken}
        </Button>
      </div>
    </form>
  );
}

function CreatedToken({ created, onClose }: { created: NewApiToken; onClose: () => void }) {
  return (
    <Dialog title={texts.tokenOf(created.name)} onClose={onClose}>
      <div className="stack">
        <p>{texts.copyNow}</p>
        <div className="feed-address">
          <input
            className="input"
            aria-label={texts.tokenOf(created.name)}
            readOnly
            dir="auto"
            value={created.token}
            data-autofocus
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={created.token} />
        </div>
        <div className="dialog-actions">
          <Button kind="primary" data-confirms onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
