import { type FormEvent, useEffect, useRef, useState } from "react";
import { isLocal } from "../board/state/local-ids.ts";
import { useBoard } from "../board/use-board.ts";
import { Button } from "../ui/forms/button.tsx";
import { Select } from "../ui/forms/field.tsx";
import { RulePreview } from "./rule-preview.tsx";
import { actionChoices, type Choice, isComplete, triggerChoices, type Wording } from "./sentence.ts";
import { isTrigger, TRIGGERS, type Trigger } from "./triggers.ts";

interface Props {
  title: string;
  /** The rule as it is; without it, a new one. */
  wording?: Wording;
  onSave: (wording: Wording) => void;
  onCancel: () => void;
}

interface Draft extends Wording {
  trigger: Trigger;
}

const BLANK: Draft = { trigger: "card_moved", triggerId: "", action: "assign_member", actionId: "" };

/** A sentence with gaps to fill in. */
export function RuleEditor({ title, wording, onSave, onCancel }: Props) {
  const { board } = useBoard();
  const [draft, setDraft] = useState<Draft>(() => ({
    ...(wording ?? BLANK),
    trigger: wording && isTrigger(wording.trigger) ? wording.trigger : "card_moved",
  }));
  /** An attempt to save or try it has shown what is missing. */
  const [tried, setTried] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector("select")?.focus(), []);
  const change = (fields: Partial<Draft>) => setDraft((now) => ({ ...now, ...fields }));
  const ifComplete = (act: () => void) => {
    if (isComplete(board, draft)) return act();
    setTried(true);
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    ifComplete(() => onSave(draft));
  };
  const { needs } = TRIGGERS[draft.trigger];
  const byLabel = needs === "label";
  const byAssigning = draft.action === "assign_member";
  const isSelf = draft.trigger === "card_moved" && !byAssigning && draft.triggerId === draft.actionId;
  return (
    <form ref={ref} className="rule-editor" onSubmit={save} aria-label={title}>
      <h3>{title}</h3>
      <div className="rule-gaps">
        <span aria-hidden="true">When a card</span>
        <Select
          label="When a card"
          hideLabel
          value={draft.trigger}
          onChange={({ currentTarget: { value } }) =>
            isTrigger(value) && change({ trigger: value, triggerId: "" })
          }
        >
          {Object.entries(TRIGGERS).map(([trigger, { text }]) => (
            <option key={trigger} value={trigger}>
              {text}
            </option>
          ))}
        </Select>
        {needs && (
          <Gap
            label={byLabel ? "Which label" : "Which column"}
            what={byLabel ? "label" : "column"}
            none={
              byLabel
                ? "This board has no labels yet: create one on a card."
                : "This board has no columns yet."
            }
            value={draft.triggerId}
            choices={triggerChoices(board, draft.trigger)}
            tried={tried}
            onChange={(triggerId) => change({ triggerId })}
          />
        )}
      </div>
      <div className="rule-gaps">
        <span aria-hidden="true">then</span>
        <Select
          label="Then"
          hideLabel
          value={draft.action}
          onChange={({ currentTarget }) =>
            change({
              action: currentTarget.value === "move_to_column" ? "move_to_column" : "assign_member",
              actionId: "",
            })
          }
        >
          <option value="assign_member">assign</option>
          <option value="move_to_column">move it to the column</option>
        </Select>
        <Gap
          label={byAssigning ? "Who" : "Where to"}
          what={byAssigning ? "person" : "column"}
          none="This board has no columns yet."
          value={draft.actionId}
          choices={actionChoices(board, draft.action)}
          tried={tried}
          onChange={(actionId) => change({ actionId })}
        />
      </div>
      {isSelf && draft.actionId !== "" && (
        <p className="notice">The card is already in that column, so this rule would do nothing.</p>
      )}
      <div className="row">
        <Button kind="primary" type="submit">
          {wording ? "Save" : "Create rule"}
        </Button>
        <Button onClick={() => ifComplete(() => setPreviewed(true))}>Try it</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {isPreviewed && isComplete(board, draft) && <RulePreview wording={draft} />}
    </form>
  );
}

interface GapProps {
  label: string;
  /** What is chosen. */
  what: "column" | "label" | "person";
  /** Shown when there is nothing to choose from. */
  none: string;
  value: string;
  choices: Choice[];
  tried: boolean;
  onChange: (id: string) => void;
}

function Gap({ label, what, none, value, choices, tried, onChange }: GapProps) {
  const known = choices.filter(({ id }) => !isLocal(id));
  const chosen = known.some(({ id }) => id === value);
  return (
    <Select
      label={label}
      hideLabel
      value={chosen ? value : ""}
      error={tried && !chosen ? `Choose a ${what}.` : undefined}
      hint={known.length === 0 ? none : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="" disabled>
        {label}…
      </option>
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
