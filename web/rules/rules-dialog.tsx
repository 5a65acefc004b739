import { useState } from "react";
import * as texts from "#texts/rules.tsx";
import { NeedsConnection } from "../board/presence/needs-connection.tsx";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { Icon } from "../ui/display/icon.tsx";
import { ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { begunRule } from "./begun-rules.ts";
import { FirstRule } from "./first-rule.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import { RuleGroup } from "./rule-group.tsx";
import type { Wording } from "./sentence.ts";
import { Suggestions } from "./suggestions.tsx";
import { triggerGroups } from "./trigger-groups.ts";
import { type Rules, useRules } from "./use-rules.ts";

/** The automation rules of the board as sentences; owners edit them. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const { board, session } = useBoard();
  const isOffline = useIsOffline(session);
  const rules = useRules(board, session);
  return (
    <Dialog title={texts.automation} onClose={onClose} size="wide">
      <div className="rules">
        <NeedsConnection />
        <fieldset className="rules" disabled={isOffline}>
          {contentOf(rules)}
        </fieldset>
      </div>
    </Dialog>
  );
}

function contentOf(rules: Rules) {
  switch (rules.loaded.status) {
    case "loading":
      return (
        <>
          <p className="visually-hidden" role="status">
            {texts.loading}
          </p>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </>
      );
    case "failed":
      return <ErrorState title={texts.notLoaded} detail={rules.loaded.reason} onRetry={rules.reload} />;
    case "ready":
      return <RuleList rules={rules} list={rules.loaded.rules} />;
  }
}

type Ready = Extract<Rules["loaded"], { status: "ready" }>;

function RuleList({ rules, list }: { rules: Rules; list: Ready["rules"] }) {
  const { board, role } = useBoard();
  /** The id of the rule that is being edited, the key of the group that gets another one, or a new one. */
  const [editing, setEditing] = useState<string | "new" | null>(() =>
    role !== "owner"
      ? null
      : begunRule(board.id)
        ? "new"
        : (list.find(({ id }) => begunRule(id))?.id ?? null),
  );
  const [isCreating, setCreating] = useState(false);
  const ref = useFocusReturn(editing === "new" || isCreating);
  const close = () => setEditing(null);
  /** Open until the dialog is closed, so that more than one of them can be taken. */
  const [startedEmpty] = useState(list.length === 0);
  const create = (wording: Wording, done = texts.isCreated) => {
    close();
    setCreating(true);
    void rules.create(wording, done).finally(() => setCreating(false));
  };
  const suggestions = editing === null && (
    <Suggestions list={list} isOpen={startedEmpty} disabled={isCreating} onChoose={create} />
  );
  return (
    <>
      {list.length === 0 && editing === null && !isCreating && (
        <div ref={ref}>
          <FirstRule onStart={() => setEditing("new")} />
        </div>
      )}
      {list.length > 0 && (
        <ul className="rule-list" aria-label={texts.rules}>
          {triggerGroups(list).map((group) => (
            <RuleGroup
              key={group.key}
              group={group}
              rules={rules}
              editing={editing}
              onEdit={setEditing}
              onCreate={(wording) => create(wording, texts.isAdded)}
            />
          ))}
        </ul>
      )}
      {editing === "new" && (
        <RuleEditor id={board.id} title={texts.newRule} onCancel={close} onSave={create} />
      )}
      {role === "owner" && startedEmpty && suggestions}
      {role !== "owner" && <p className="muted">{texts.ownersOnly}</p>}
      {role === "owner" && editing === null && list.length > 0 && (
        <div ref={ref}>
          <Button data-return onClick={() => setEditing("new")}>
            <Icon name="add" size={16} />
            {texts.newRule}
          </Button>
        </div>
      )}
      {role === "owner" && !startedEmpty && suggestions}
    </>
  );
}
