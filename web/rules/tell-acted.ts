/** Says what rules did because of what this user has just changed, and offers to undo that alone. */
import { undo } from "#texts/common.ts";
import * as texts from "#texts/rules.tsx";
import { aRule, sentence } from "#texts/sentences.ts";
import type { ListedRule } from "../../contract/automations.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { foldsOf } from "../activity/feed/folds.ts";
import { foldedWhat } from "../activity/sentences/folded.ts";
import { MOST_NAMED, namesOf } from "../activity/sentences/names.ts";
import { textOf } from "../activity/sentences/parts.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { api } from "../session/api.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { givenName } from "./rule-names.ts";
import { sentenceOf, wordingOf } from "./sentence.ts";

type Acted = readonly [BoardEvent, ...BoardEvent[]];

/** `newestFirst` are the events that rules caused. */
export async function tellActed(session: BoardSession, newestFirst: Acted, myId: string): Promise<void> {
  const { board } = session.view;
  if (!board) return;
  // Without them it says "A rule".
  const rules = await api.listRules({ board_id: board.id, last_run: "true" }).catch(() => []);
  toast({
    message: actedWords(board, newestFirst, { myId, rules }),
    group: "acted",
    action: { label: undo, run: () => undoAll(session, newestFirst), hasNoKey: true },
  });
}

/** Pure. */
export function actedWords(
  board: FullBoard,
  newestFirst: Acted,
  { myId, rules }: { myId: string; rules: readonly ListedRule[] },
): string {
  const [folds = []] = foldsOf([newestFirst.map((event) => ({ key: event.seq, event }))], []);
  const names = namesOf(board, newestFirst, { myId, most: MOST_NAMED });
  if (folds.length > 1) {
    const titles = new Map(
      newestFirst.flatMap(({ data }) => ("title" in data ? [[data.id, data.title]] : [])),
    );
    const [title = null] = titles.size === 1 ? titles.values() : [];
    return texts.rulesActed(newestFirst.length, title, titles.size);
  }
  const acted = rules.filter(({ last_run }) => newestFirst.some(({ seq }) => seq === last_run?.seq));
  const [rule] = acted.length === 1 ? acted : [];
  const name = rule ? texts.theRule(givenName(rule) ?? sentenceOf(board, wordingOf(rule))) : aRule;
  return `${textOf(sentence({ kind: "actor", name }, false, foldedWhat(newestFirst, names)))}.`;
}

/** What was done by hand stays. */
function undoAll(session: BoardSession, newestFirst: Acted): void {
  session.performAll(
    newestFirst.map((event) => ({
      route: "undo",
      input: { board_id: event.board_id, seq: event.seq },
      undone: [event],
    })),
    { done: texts.undoneActed, failure: texts.notUndoneActed },
  );
}
