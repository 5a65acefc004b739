import * as common from "#texts/common.ts";
import * as texts from "#texts/search.tsx";
import type { SearchHit } from "../../contract/search.ts";
import { boardPath, cardPath } from "../router.ts";
import { Chip } from "../ui/display/chip.tsx";
import { Link } from "../ui/display/link.tsx";
import { runOnPage } from "../util/commands.ts";
import { Excerpts, findsArchived, HitTitle } from "./hit-text.tsx";

const MOST_EXCERPTS = 3;

interface Props {
  board: SearchHit["board"];
  hits: readonly SearchHit[];
  query: string;
}

export function BoardResults({ board, hits, query }: Props) {
  return (
    <section className="my-cards-group" aria-label={board.title}>
      <h2>
        <Link className="my-card-board note truncate" dir="auto" href={boardPath(board.id)}>
          {board.title}
        </Link>
      </h2>
      <ul>
        {hits.map((hit) => (
          <Hit key={hit.card.id} hit={hit} isArchived={findsArchived(query)} />
        ))}
      </ul>
    </section>
  );
}

/** An archived card is not on the board; its link opens the archive, from where it can be restored. */
function Hit({ hit, isArchived }: { hit: SearchHit; isArchived: boolean }) {
  const { card, board } = hit;
  return (
    <li className="search-hit" data-complete={card.is_complete}>
      <span className="search-hit-title">
        <Link
          className="my-card-title"
          dir="auto"
          href={isArchived ? boardPath(board.id) : cardPath(board.id, card.id)}
          onClick={() => isArchived && runOnPage(boardPath(board.id), "trash")}
        >
          <HitTitle hit={hit} />
        </Link>
        <span className="muted">#{card.number}</span>
        {isArchived && <span className="muted">{texts.archived}</span>}
      </span>
      <Excerpts hit={hit} most={MOST_EXCERPTS} />
      {card.labels.length > 0 && (
        <ul className="card-chips" aria-label={common.labels}>
          {card.labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
