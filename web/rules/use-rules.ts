import { useCallback, useEffect, useRef, useState } from "react";
import * as texts from "#texts/rules.tsx";
import type { AutomationRule, ListedRule } from "../../contract/automations.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import type { RuleFields } from "../board/undo/unlogged.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { fieldsOfRule, ruleChanges } from "./change-rule.ts";
import { automaticName, givenName } from "./rule-names.ts";
import { fieldsOf, sentenceOf, type Wording, wordingOf } from "./sentence.ts";

type Loaded =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready"; rules: readonly ListedRule[] };

export interface Rules {
  loaded: Loaded;
  reload: () => void;
  /** `done` says so. */
  create: (wording: Wording, done: string) => Promise<void>;
  /** A name that somebody chose stays. */
  reword: (rule: AutomationRule, wording: Wording) => Promise<void>;
  setEnabled: (rule: AutomationRule, is_enabled: boolean) => Promise<void>;
  remove: (rule: AutomationRule) => Promise<void>;
}

/** What others do to rules has no events, nor has a run by the clock that did nothing. */
const ASK_MS = 5000;
/** Several events of one change need one answer. */
const SOON_MS = 250;

/** The rules of the board, kept up to date. */
export function useRules(board: FullBoard, session: BoardSession): Rules {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const board_id = board.id;
  /** What was asked for before a change made here, or during it, may be out of date. */
  const changes = useRef({ begun: 0, underWay: 0 });
  const reload = useCallback(() => {
    const { begun } = changes.current;
    const isCurrent = () => changes.current.begun === begun && changes.current.underWay === 0;
    api.listRules({ board_id, last_run: "true" }).then(
      (rules) => isCurrent() && setLoaded({ status: "ready", rules }),
      (error) =>
        setLoaded((now) => (now.status === "ready" ? now : { status: "failed", reason: reasonOf(error) })),
    );
  }, [board_id]);
  useEffect(reload, [reload]);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const reloadSoon = () => {
      clearTimeout(soon);
      soon = setTimeout(reload, SOON_MS);
    };
    const unfollow = session.onEvent(reloadSoon);
    const unsubscribe = ruleChanges.subscribe(reload);
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") reload();
    }, ASK_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      unfollow();
      unsubscribe();
    };
  }, [session, reload]);
  const setRules = (change: (rules: readonly ListedRule[]) => readonly ListedRule[]) =>
    setLoaded((now) => (now.status === "ready" ? { status: "ready", rules: change(now.rules) } : now));
  const put = (rule: AutomationRule) =>
    setRules((rules) => rules.map((each) => (each.id === rule.id ? { ...each, ...rule } : each)));
  /** Shows the change at once; if it is refused, it is rolled back with a message. */
  const attempt = async (failure: string, call: () => Promise<void>) => {
    changes.current.begun++;
    changes.current.underWay++;
    const reason = await call().catch((error: unknown) => reasonOf(error));
    changes.current.underWay--;
    if (reason) toast({ kind: "error", message: `${failure}. ${reason}` });
    reload();
  };
  const change = (
    rule: AutomationRule,
    fields: Partial<AutomationRule>,
    { did, done }: { did: (sentence: string) => string; done?: string },
  ) =>
    attempt(texts.notChanged, async () => {
      put({ ...rule, ...fields });
      const changed = await api.updateRule({ rule_id: rule.id, ...fields });
      put(changed);
      session.ruleChanged(
        {
          id: rule.id,
          before: fieldsOfRule(rule),
          after: fieldsOfRule(changed),
          words: did(sentenceOf(board, wordingOf(changed))),
        },
        done,
      );
    });
  return {
    loaded,
    reload,
    create: (wording, done) =>
      attempt(texts.notCreated, async () => {
        const fields: RuleFields = { name: automaticName(wording), ...fieldsOf(wording), is_enabled: true };
        const rule = await api.createRule({ board_id, ...fields });
        setRules((rules) => [...rules, { ...rule, last_run_at: null, last_run: null }]);
        const words = texts.created(sentenceOf(board, wording));
        session.ruleChanged({ id: rule.id, before: null, after: fieldsOfRule(rule), words }, done);
      }),
    reword: (rule, wording) =>
      change(
        rule,
        { name: givenName(rule) ?? automaticName(wording), ...fieldsOf(wording), is_enabled: true },
        { did: texts.changed, done: texts.isChanged },
      ),
    setEnabled: (rule, is_enabled) =>
      change(rule, { is_enabled }, { did: is_enabled ? texts.switchedOn : texts.switchedOff }),
    remove: (rule) =>
      attempt(texts.notDeleted, async () => {
        setRules((rules) => rules.filter(({ id }) => id !== rule.id));
        await api.deleteRule({ rule_id: rule.id });
        const words = texts.deleted(sentenceOf(board, wordingOf(rule)));
        session.ruleChanged({ id: rule.id, before: fieldsOfRule(rule), after: null, words }, texts.isDeleted);
      }),
  };
}
