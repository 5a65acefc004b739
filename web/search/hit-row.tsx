import * as texts from "#texts/search.tsx";
import type { SearchHit } from "../../contract/search.ts";
import { CardRow } from "../card-rows/card-row.tsx";
import { CompleteCheckbox } from "../card-rows/complete-checkbox.tsx";
import { boardPath } from "../router.ts";
import { Icon } from "../ui/display/icon.tsx";
import { runOnPage } from "../util/commands.ts";
import { Excerpts, HitTitle } from "./hit-text.tsx";

const MOST_EXCERPTS = 3;

interface Props {
  hit: SearchHit;
  isArchived: boolean;
  now: Date;
  onComplete: (isComplete: boolean) => void;
  onDue: () => void;
}

export function HitRow({ hit, isArchived, now, onComplete, onDue }: Props) {
  const shown = { item: hit, now, title: <HitTitle hit={hit} /> };
  const excerpts = <Excerpts hit={hit} most={MOST_EXCERPTS} />;
  if (!isArchived)
    return (
      <CardRow {...shown} state={<CompleteCheckbox item={hit} onChange={onComplete} />} onDue={onDue}>
        {excerpts}
      </CardRow>
    );
  // It is not on the board; its link opens the archive, from where it can be restored.
  const path = boardPath(hit.board.id);
  return (
    <CardRow
      {...shown}
      state={
        <span className="card-row-archived" role="img" aria-label={texts.archived} title={texts.archived}>
          <Icon name="archive" size={18} />
        </span>
      }
      href={path}
      onOpen={() => runOnPage(path, "trash")}
    >
      {excerpts}
    </CardRow>
  );
}
