import { useId, useLayoutEffect, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/webhooks.ts";
import type { Webhook } from "../../contract/webhooks.ts";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { type Choice, choiceOf, GROUPS, typesOf } from "./event-groups.ts";

export type WebhookFields = Pick<Webhook, "url" | "types">;

interface Props {
  title: string;
  /** The webhook as it is; without it, a new one. */
  fields?: WebhookFields;
  onSave: (fields: WebhookFields, key: string) => Promise<void>;
  onCancel: () => void;
}

export function WebhookEditor({ title, fields, onSave, onCancel }: Props) {
  const [choice, setChoice] = useState<Choice | null>(() => (fields?.types ? choiceOf(fields.types) : null));
  /** An attempt to save it without any kind of event. */
  const [isEmpty, setEmpty] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => ref.current?.querySelector("input")?.focus(), []);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ url = "" }, { key }) => {
    const types = choice && typesOf(choice);
    setEmpty(types?.length === 0);
    if (types?.length !== 0) await onSave({ url, types }, key);
  });
  return (
    <form ref={ref} className="webhook-editor" onSubmit={onSubmit} aria-label={title}>
      <h3>{title}</h3>
      <Field
        label={texts.address}
        hint={texts.addressHint}
        name="url"
        type="url"
        dir="ltr"
        required
        autoComplete="off"
        defaultValue={fields?.url}
        placeholder={texts.exampleAddress}
        error={errorOf("url")}
      />
      <EventChoice choice={choice} onChange={setChoice} error={isEmpty ? texts.chooseSome : undefined} />
      <div className="row">
        <Button kind="primary" type="submit" busy={busy}>
          {fields ? common.save : texts.create}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
        <FormError message={failure} />
      </div>
    </form>
  );
}

interface ChoiceProps {
  /** Null: every event. */
  choice: Choice | null;
  onChange: (choice: Choice | null) => void;
  error: string | undefined;
}

function EventChoice({ choice, onChange, error }: ChoiceProps) {
  const errorId = useId();
  const { groups, others } = choice ?? { groups: [], others: [] };
  return (
    <fieldset className="webhook-events" aria-describedby={error && errorId}>
      <legend>{texts.whichEvents}</legend>
      <label>
        <input type="radio" name="events" checked={choice === null} onChange={() => onChange(null)} />
        {texts.everything}
      </label>
      <label>
        <input
          type="radio"
          name="events"
          checked={choice !== null}
          onChange={() => onChange({ groups: [], others: [] })}
        />
        {texts.onlySome}
      </label>
      {choice && (
        <div className="webhook-groups">
          {GROUPS.map((name) => (
            <Kind
              key={name}
              words={texts.groups[name]}
              checked={groups.includes(name)}
              onChange={(on) =>
                onChange({
                  groups: GROUPS.filter((one) => (one === name ? on : groups.includes(one))),
                  others,
                })
              }
            />
          ))}
          {others.map((type) => (
            <Kind
              key={type}
              words={type}
              checked
              onChange={() => onChange({ groups, others: others.filter((one) => one !== type) })}
            />
          ))}
        </div>
      )}
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface KindProps {
  words: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function Kind({ words, checked, onChange }: KindProps) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {words}
    </label>
  );
}
