import { useEffect, useState } from "react";
import * as texts from "#texts/imports.ts";
import { boardPath, navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { Button } from "../../ui/forms/button.tsx";
import { runOnPage } from "../../util/commands.ts";

/** Leads to where the people of the file are matched with members, if the file had any. */
export function PeopleHint({ boardId }: { boardId: string }) {
  const [hasPeople, setHasPeople] = useState(false);
  useEffect(() => {
    let isGone = false;
    // Without an answer there is no hint; the dialog of members lists them all the same.
    api.listPeople({ board_id: boardId, limit: 1 }).then(
      ({ items }) => !isGone && setHasPeople(items.length > 0),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [boardId]);
  if (!hasPeople) return null;
  const match = () => {
    runOnPage(boardPath(boardId), "members");
    navigate(boardPath(boardId));
  };
  return (
    <div className="import-people">
      <p>{texts.peopleByName}</p>
      <Button onClick={match}>{texts.matchPeople}</Button>
    </div>
  );
}
