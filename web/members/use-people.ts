import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/members.ts";
import { randomId } from "../../client/util/random-id.ts";
import type { BoardMember } from "../../contract/boards.ts";
import type { BoardPerson } from "../../contract/people.ts";
import { useBoard } from "../board/use-board.ts";
import { api } from "../session/api.ts";
import { nameOf } from "../ui/display/avatar.tsx";

/** The people of an imported board. They are loaded again when one of them is matched or no longer is, or when members come or go. */
export function usePeople(): { people: readonly BoardPerson[]; match: Match } {
  const { board, session } = useBoard();
  const [people, setPeople] = useState<readonly BoardPerson[]>([]);
  const board_id = board.id;
  const memberCount = board.members.length;
  const reload = useCallback(() => {
    let isOutdated = false;
    // Without them there is nothing to match; the members are shown all the same.
    allPeople(board_id).then(
      (all) => isOutdated || setPeople(all),
      () => {},
    );
    return () => {
      isOutdated = true;
    };
  }, [board_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes may be one of them
  useEffect(reload, [reload, memberCount]);
  useEffect(
    () => session.onEvent(({ type }) => void (type.startsWith("board.person_") && reload())),
    [session, reload],
  );
  const match = async (person: BoardPerson, { user_id, user }: BoardMember) => {
    const key = randomId();
    const matched = await api.matchPerson({ board_id, person_id: person.id, user_id }, { key });
    setPeople((now) => now.map((each) => (each.id === person.id ? matched : each)));
    session.offerUndo(key, texts.nowMatched(person.name, nameOf(user)));
  };
  return { people, match };
}

type Match = (person: BoardPerson, member: BoardMember) => Promise<void>;

async function allPeople(board_id: string): Promise<BoardPerson[]> {
  const all: BoardPerson[] = [];
  for (let after: string | undefined; ; ) {
    const { items, next } = await api.listPeople({ board_id, limit: 100, after });
    all.push(...items);
    if (next === null) return all;
    after = next;
  }
}
