import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/rules.tsx";
import { isLocal } from "../../client/changes/local-id.ts";
import { useBoard } from "../board/use-board.ts";
import { Button } from "../ui/forms/button.tsx";
import { Select } from "../ui/forms/field.tsx";
import { ACTION_NEEDS, type Action, isAction } from "./actions.ts";
import { begunRule, keepRule, type RuleDraft } from "./begun-rules.ts";
import { RulePreview } from "./rule-preview.tsx";
import {
  actionChoices,
  type Choice,
  isComplete,
  triggerChoices,
  uselessBecause,
  type Wording,
  whenParts,
} from "./sentence.ts";
import { SentenceLine } from "./sentence-line.tsx";
import { isTrigger, NEEDS, type Trigger } from "./triggers.ts";

interface Props {
  /** Of the rule; for a new one, of the board. */
  id: string;
  title: string;
  /** The rule as it is; without it, a new one. */
  wording?: Wording;
  /** What a new action begins with; what sets it off is not chosen. */
  start?: Wording;
  onSave: (wording: Wording) => void;
  onCancel: () => void;
}

const BLANK: RuleDraft = { trigger: "card_moved", triggerId: "", action: "assign_member", actionId: "" };

/** A sentence with gaps to fill in. Nothing is discarded without asking: Escape asks, and closing the dialog keeps it. */
export function RuleEditor({ id, title, wording, start, onSave, onCancel }: Props) {
  const { board } = useBoard();
  const before = startOf(wording ?? start);
  const [draft, setDraft] = useState(() => (start ? before : (begunRule(id) ?? before)));
  const [asking, setAsking] = useState(false);
  /** An attempt to save it has shown what is missing. */
  const [tried, setTried] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    form.querySelector<HTMLElement>("select")?.focus();
    // Below a long list, and again when it has grown: its buttons stay in sight.
    const watch = new ResizeObserver(() => form.scrollIntoView({ block: "nearest" }));
    watch.observe(form);
    return () => watch.disconnect();
  }, []);
  const change = (fields: Partial<RuleDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepRule(id, isSame(next, before) ? null : next);
  };
  const discard = () => {
    keepRule(id, null);
    onCancel();
  };
  const giveUp = () => (isSame(draft, before) ? discard() : setAsking(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    giveUp();
  };
  const complete = isComplete(board, draft);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) {
      setTried(true);
      requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    keepRule(id, null);
    onSave(draft);
  };
  const needs = NEEDS[draft.trigger];
  const actionNeeds = ACTION_NEEDS[draft.action];
  const useless = uselessBecause(draft);
  return (
    <form ref={ref} className="rule-editor" onSubmit={save} onKeyDown={onKeyDown} aria-label={title}>
      <h3>{title}</h3>
      {start ? (
        <p>
          <SentenceLine board={board} wording={start} parts={whenParts} end="" />
        </p>
      ) : (
        <div className="rule-gaps">
          <span aria-hidden="true">{texts.whenACard}</span>
          <Select
            label={texts.whenACard}
            hideLabel
            value={draft.trigger}
            onChange={({ currentTarget: { value } }) =>
              isTrigger(value) && change({ trigger: value, triggerId: "" })
            }
          >
            {Object.entries(texts.triggers).map(([trigger, text]) => (
              <option key={trigger} value={trigger}>
                {text}
              </option>
            ))}
          </Select>
          {needs && (
            <Gap
              what={needs}
              value={draft.triggerId}
              choices={triggerChoices(board, draft.trigger)}
              tried={tried}
              onChange={(triggerId) => change({ triggerId })}
            />
          )}
        </div>
      )}
      <div className="rule-gaps">
        <span aria-hidden="true">{texts.thenGap}</span>
        <Select
          label={texts.thenLabel}
          hideLabel
          value={draft.action}
          onChange={({ currentTarget: { value } }) =>
            isAction(value) && change({ action: value, actionId: "" })
          }
        >
          {Object.entries(texts.actions).map(([action, text]) => (
            <option key={action} value={action}>
              {text}
            </option>
          ))}
        </Select>
        {actionNeeds && (
          <Gap
            what={actionNeeds}
            value={draft.actionId}
            choices={actionChoices(board, draft.action)}
            tried={tried}
            onChange={(actionId) => change({ actionId })}
          />
        )}
      </div>
      {useless && <p className="notice">{useless}</p>}
      {complete && !useless && <RulePreview wording={draft} />}
      {asking ? (
        <div className="notice row" role="alert">
          <p>{texts.discardRule}</p>
          <Button onClick={discard}>{common.discard}</Button>
          <Button kind="primary" onClick={() => setAsking(false)}>
            {texts.keepEditing}
          </Button>
        </div>
      ) : (
        <div className="row">
          <Button kind="primary" type="submit">
            {wording ? common.save : start ? texts.createAction : texts.createRule}
          </Button>
          <Button kind="quiet" onClick={discard}>
            {common.cancel}
          </Button>
        </div>
      )}
    </form>
  );
}

function startOf(wording: Wording | undefined): RuleDraft {
  const { trigger, ...rest } = wording ?? BLANK;
  return { ...rest, trigger: isTrigger(trigger) ? trigger : BLANK.trigger };
}

function isSame(a: RuleDraft, b: RuleDraft): boolean {
  return (["trigger", "triggerId", "action", "actionId"] as const).every((field) => a[field] === b[field]);
}

interface GapProps {
  what: NonNullable<(typeof NEEDS)[Trigger] | (typeof ACTION_NEEDS)[Action]>;
  value: string;
  choices: Choice[];
  tried: boolean;
  onChange: (id: string) => void;
}

/** Shown when there is nothing to choose from; a board always has a member. */
const NONE = {
  column: texts.noColumns,
  target: texts.noColumns,
  label: texts.noLabels,
  added: texts.noLabels,
  removed: texts.noLabels,
  person: undefined,
};

function Gap({ what, value, choices, tried, onChange }: GapProps) {
  const known = choices.filter(({ id }) => !isLocal(id));
  const chosen = known.some(({ id }) => id === value);
  return (
    <Select
      label={texts.which[what]}
      hideLabel
      value={chosen ? value : ""}
      error={tried && !chosen ? texts.choose[what] : undefined}
      hint={known.length === 0 ? NONE[what] : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="" disabled>
        {texts.chosenLater(texts.which[what])}
      </option>
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
