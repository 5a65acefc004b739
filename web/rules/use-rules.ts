import { useCallback, useEffect, useState } from "react";
import { undo } from "#texts/common.ts";
import * as texts from "#texts/rules.tsx";
import type { AutomationRule, ListedRule } from "../../contract/automations.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { fieldsOf, sentenceOf, type Wording } from "./sentence.ts";

type Loaded =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready"; rules: readonly ListedRule[] };

export interface Rules {
  loaded: Loaded;
  reload: () => void;
  create: (wording: Wording) => Promise<void>;
  /** A default name changes with the rule; a name that somebody chose stays. */
  reword: (rule: AutomationRule, before: string, wording: Wording) => Promise<void>;
  setEnabled: (rule: AutomationRule, is_enabled: boolean) => Promise<void>;
  remove: (rule: ListedRule) => Promise<void>;
}

/** The rules of the board. There are no events for them, so they are reloaded when what they refer to changes. */
export function useRules(board: FullBoard): Rules {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const board_id = board.id;
  const references = [board.columns, board.labels, board.members.map(({ user }) => user)]
    .flatMap((things) => things.map(({ id }) => id))
    .join();
  const reload = useCallback(() => {
    api.listRules({ board_id, last_run: "true" }).then(
      (rules) => setLoaded({ status: "ready", rules }),
      (error) => setLoaded({ status: "failed", reason: reasonOf(error) }),
    );
  }, [board_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rule may have been switched off with them
  useEffect(reload, [reload, references]);
  const setRules = (change: (rules: readonly ListedRule[]) => readonly ListedRule[]) =>
    setLoaded((now) => (now.status === "ready" ? { status: "ready", rules: change(now.rules) } : now));
  const put = (rule: AutomationRule) =>
    setRules((rules) => rules.map((each) => (each.id === rule.id ? { ...each, ...rule } : each)));
  /** Shows the change at once; if it is refused, it is rolled back with a message. */
  const attempt = async (failure: string, call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      toast({ kind: "error", message: `${failure}. ${reasonOf(error)}` });
      reload();
    }
  };
  const change = (rule: AutomationRule, fields: Partial<AutomationRule>) =>
    attempt(texts.notChanged, async () => {
      put({ ...rule, ...fields });
      put(await api.updateRule({ rule_id: rule.id, ...fields }));
    });
  const add = (fields: Omit<AutomationRule, "id" | "board_id">) =>
    attempt(texts.notCreated, async () => {
      const rule = await api.createRule({ board_id, ...fields });
      setRules((rules) => [...rules, rule]);
    });
  return {
    loaded,
    reload,
    create: (wording) => add({ name: sentenceOf(board, wording), ...fieldsOf(wording), is_enabled: true }),
    reword: (rule, before, wording) =>
      change(rule, {
        name: rule.name === before ? sentenceOf(board, wording) : rule.name,
        ...fieldsOf(wording),
        is_enabled: true,
      }),
    setEnabled: (rule, is_enabled) => change(rule, { is_enabled }),
    remove: (rule) =>
      attempt(texts.notDeleted, async () => {
        setRules((rules) => rules.filter(({ id }) => id !== rule.id));
        await api.deleteRule({ rule_id: rule.id });
        const { id: _, board_id: __, last_run_at: ___, ...fields } = rule;
        toast({ message: texts.deleted, action: { label: undo, run: () => void add(fields) } });
      }),
  };
}
