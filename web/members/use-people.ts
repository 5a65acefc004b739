import { useCallback, useEffect, useState } from "react";
import type { BoardPerson } from "../../contract/people.ts";
import { useBoard } from "../board/use-board.ts";
import { api } from "../session/api.ts";

/** The people of an imported board. They are loaded again when one of them is matched, or when members come or go. */
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
    () => session.onEvent(({ type }) => void (type === "board.person_matched" && reload())),
    [session, reload],
  );
  const match = async (person: BoardPerson, user_id: string) => {
    const matched = await api.matchPerson({ board_id, person_id: person.id, user_id });
    setPeople((now) => now.map((each) => (each.id === person.id ? matched : each)));
  };
  return { people, match };
}

type Match = (person: BoardPerson, userId: string) => Promise<void>;

async function allPeople(board_id: string): Promise<BoardPerson[]> {
  const all: BoardPerson[] = [];
  for (let after: string | undefined; ; ) {
    const { items, next } = await api.listPeople({ board_id, limit: 100, after });
    all.push(...items);
    if (next === null) return all;
    after = next;
  }
}
