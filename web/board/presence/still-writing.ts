import * as texts from "#texts/changes.ts";
import type { Card } from "../../../contract/cards.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import type { BoardSession } from "../session/board-session.ts";

/** After a sentence about cards that are removed: who else was writing in them, if somebody was. */
export function stillWriting({ view, userId }: BoardSession, cards: readonly Pick<Card, "id">[]): string {
  const names = new Map<string, string>();
  for (const { id } of cards)
    for (const { user_id, username, editing } of view.lookers.get(id) ?? []) {
      if (editing === null || user_id === userId) continue;
      const member = view.board?.members.find((each) => each.user_id === user_id);
      names.set(user_id, member ? nameOf(member.user) : username);
    }
  return names.size === 0 ? "" : ` ${texts.wereWriting([...names.values()])}`;
}
