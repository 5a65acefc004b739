import { useId, useState } from "react";
import * as texts from "#texts/rules.tsx";
import type { AutomationRule, ListedRule } from "../../contract/automations.ts";
import { useBoard } from "../board/use-board.ts";
import { isLost, useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { LastResult } from "./last-result.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import { givenName } from "./rule-names.ts";
import { RuleRuns } from "./rule-runs.tsx";
import { isComplete, sentenceOf, thenParts, wordingOf } from "./sentence.ts";
import { SentenceLine } from "./sentence-line.tsx";
import type { Rules } from "./use-rules.ts";

interface Props {
  rule: ListedRule;
  rules: Rules;
  editing: boolean;
  /** What sets it off is said above it. */
  isGrouped: boolean;
  onEdit: (on: boolean) => void;
}

export function RuleRow({ rule, rules, editing, isGrouped, onEdit }: Props) {
  const { board, role } = useBoard();
  const wording = wordingOf(rule);
  const sentence = sentenceOf(board, wording);
  const complete = isComplete(board, wording);
  const name = givenName(rule);
  const suspended = whySuspended(rule, complete);
  const state = suspended ? "suspended" : rule.is_enabled ? "on" : "off";
  const ref = useFocusReturn(editing);
  const [showsRuns, setShowsRuns] = useState(false);
  const runsId = useId();
  const remove = (button: HTMLElement) => {
    const dialog = button.closest("dialog");
    const own = button.closest("li");
    const next = own?.nextElementSibling ?? own?.parentElement?.closest("li")?.nextElementSibling;
    void rules.remove(rule);
    // To the next rule, or else to the button for a new one, which is the last.
    requestAnimationFrame(() => {
      const buttons = [...((next ?? dialog)?.querySelectorAll<HTMLElement>("[data-return]") ?? [])];
      if (isLost()) buttons.at(next ? 0 : -1)?.focus();
    });
  };
  if (editing) {
    return (
      <li>
        <RuleEditor
          id={rule.id}
          title={texts.editRule}
          wording={wording}
          onCancel={() => onEdit(false)}
          onSave={(next) => {
            onEdit(false);
            void rules.reword(rule, next);
          }}
        />
      </li>
    );
  }
  return (
    <li ref={ref} className="rule" data-state={state}>
      <div className="rule-head">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={sentence}
          checked={rule.is_enabled && complete}
          aria-checked={rule.is_enabled && complete}
          disabled={role !== "owner" || !complete}
          onChange={(event) => void rules.setEnabled(rule, event.target.checked)}
        />
        <div className="rule-text">
          {name !== null && (
            <p className="rule-name" dir="auto">
              {name}
            </p>
          )}
          <p className="rule-sentence">
            {isGrouped ? (
              <>
                <span className="muted">{texts.thenGap}</span>{" "}
                <SentenceLine board={board} wording={wording} parts={thenParts} />
              </>
            ) : (
              <SentenceLine board={board} wording={wording} />
            )}
          </p>
          <div className="rule-state">
            <span className="rule-status" data-state={state}>
              {texts.states[state]}
            </span>
            {suspended ? (
              <p className="detail">{suspended}</p>
            ) : (
              <LastResult rule={rule} isOff={!rule.is_enabled} />
            )}
          </div>
        </div>
        <div className="rule-actions">
          <IconButton
            icon="history"
            label={texts.runsOf(sentence)}
            aria-expanded={showsRuns}
            aria-controls={showsRuns ? runsId : undefined}
            onClick={() => setShowsRuns(!showsRuns)}
          />
          {role === "owner" && (
            <>
              <IconButton
                icon="edit"
                data-return
                label={texts.editThis(sentence)}
                onClick={() => onEdit(true)}
              />
              <IconButton
                icon="remove"
                label={texts.deleteThis(sentence)}
                onClick={(event) => remove(event.currentTarget)}
              />
            </>
          )}
        </div>
      </div>
      {showsRuns && (
        <div className="rule-runs" id={runsId}>
          <RuleRuns rule={rule} />
        </div>
      )}
    </li>
  );
}

/** Null if it acts whenever it is on. */
function whySuspended(rule: AutomationRule, complete: boolean): string | null {
  const lacksPerson = rule.action_type === "assign_member" && rule.action_user_id === null;
  if (!complete) return lacksPerson ? texts.personIsGone : texts.somethingIsGone;
  return rule.trigger_type === "card_created" ? texts.newCardsNotYet : null;
}
