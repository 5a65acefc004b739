import { useEffect, useState } from "react";
import * as texts from "#texts/tokens.ts";
import { loadBoards } from "../../boards/load-boards.ts";
import { useMe } from "../../session/use-session.ts";
import { Skeleton } from "../../ui/feedback/states.tsx";

interface Props {
  /** Null: all boards. */
  chosen: readonly string[] | null;
  onChoose: (chosen: readonly string[] | null) => void;
}

/** All boards, or some of those that were used last. */
export function BoardChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset className="checks" data-stacked>
      <legend>{texts.boards}</legend>
      <label className="check">
        <input type="radio" name="boards" checked={chosen === null} onChange={() => onChoose(null)} />
        {texts.allBoards}
      </label>
      <label className="check">
        <input type="radio" name="boards" checked={chosen !== null} onChange={() => onChoose([])} />
        {texts.onlyThese}
      </label>
      {chosen && <BoardList chosen={chosen} onChoose={onChoose} />}
    </fieldset>
  );
}

function BoardList({ chosen, onChoose }: { chosen: readonly string[]; onChoose: Props["onChoose"] }) {
  const me = useMe();
  const [boards, setBoards] = useState<readonly { id: string; title: string }[] | "failed" | null>(null);
  useEffect(() => {
    loadBoards(me.id).then(
      (loaded) => setBoards(loaded.boards.map(({ board: { id, title } }) => ({ id, title }))),
      () => setBoards("failed"),
    );
  }, [me.id]);
  if (boards === null) return <Skeleton height="4rem" />;
  if (boards === "failed") return <p role="alert">{texts.boardsNotLoaded}</p>;
  return (
    <div className="checks scroller token-boards" data-stacked>
      {chosen.length === 0 && <p className="detail">{texts.chooseBoard}</p>}
      {boards.map(({ id, title }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <bdi>{title}</bdi>
        </label>
      ))}
    </div>
  );
}
