import * as texts from "#texts/imports.ts";
import { Field, PasswordField } from "../../ui/forms/field.tsx";

/** What Trello asks for before it gives out uploaded files. */
export interface Trello {
  key: string;
  token: string;
}

interface Props {
  trello: Trello;
  onChange: (trello: Trello) => void;
  /** One of them is missing. */
  isIncomplete: boolean;
}

export function TrelloFiles({ trello, onChange, isIncomplete }: Props) {
  return (
    <details className="import-trello">
      <summary>{texts.filesOfTrello}</summary>
      <div className="stack">
        <p className="note">{texts.whyTrello}</p>
        <Field
          label={texts.trelloKey}
          dir="ltr"
          maxLength={200}
          autoComplete="off"
          value={trello.key}
          onChange={(event) => onChange({ ...trello, key: event.target.value })}
        />
        <PasswordField
          label={texts.trelloToken}
          dir="ltr"
          maxLength={200}
          autoComplete="off"
          value={trello.token}
          error={isIncomplete ? texts.bothOfTrello : undefined}
          onChange={(event) => onChange({ ...trello, token: event.target.value })}
        />
      </div>
    </details>
  );
}
