import * as texts from "#texts/rules.tsx";
import { useBoard } from "../board/use-board.ts";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import { RuleRow } from "./rule-row.tsx";
import { isComplete, textOf, type Wording, whenParts, wordingOf } from "./sentence.ts";
import { SentenceLine } from "./sentence-line.tsx";
import type { TriggerGroup } from "./trigger-groups.ts";
import { isTrigger } from "./triggers.ts";
import type { Rules } from "./use-rules.ts";

interface Props {
  group: TriggerGroup;
  rules: Rules;
  /** The id of the rule that is being edited, or the key of the group that gets another one. */
  editing: string | null;
  onEdit: (what: string | null) => void;
  onCreate: (wording: Wording) => void;
}

/** All that happens on one occasion. Each action is a rule of its own. */
export function RuleGroup({ group, rules, editing, onEdit, onCreate }: Props) {
  const { board, role } = useBoard();
  const isAdding = editing === group.key;
  const ref = useFocusReturn(isAdding);
  const [first] = group.rules;
  const wording = wordingOf(first);
  const isGrouped = group.rules.length > 1;
  const mayAdd = role === "owner" && isTrigger(wording.trigger) && isComplete(board, wording);
  const rows = group.rules.map((rule) => (
    <RuleRow
      key={rule.id}
      rule={rule}
      rules={rules}
      editing={editing === rule.id}
      isGrouped={isGrouped}
      onEdit={(on) => onEdit(on ? rule.id : null)}
    />
  ));
  const when = textOf(whenParts(board, wording));
  return (
    <li className="rule-group" data-several={isGrouped || undefined}>
      {isGrouped && (
        <p className="rule-when">
          <SentenceLine board={board} wording={wording} parts={whenParts} end="" />
        </p>
      )}
      <ul className="rule-list" aria-label={when}>
        {rows}
      </ul>
      {isAdding ? (
        <RuleEditor
          id={board.id}
          title={texts.anotherAction}
          start={{ ...wording, action: "assign_member", actionId: "" }}
          onCancel={() => onEdit(null)}
          onSave={onCreate}
        />
      ) : (
        mayAdd &&
        editing === null && (
          <div ref={ref}>
            <Button
              kind="quiet"
              data-return
              aria-label={texts.addActionTo(when)}
              onClick={() => onEdit(group.key)}
            >
              <Icon name="add" size={16} />
              {texts.addAction}
            </Button>
          </div>
        )
      )}
    </li>
  );
}
