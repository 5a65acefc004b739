import * as common from "#texts/common.ts";
import * as texts from "#texts/tokens.ts";
import type { ApiToken } from "../../../contract/api-tokens.ts";
import { timeAgo } from "../../ui/display/time-ago.ts";
import { Button } from "../../ui/forms/button.tsx";

/** The service records the last use with a precision of a minute or two. */
const RECENT_MS = 3 * 60_000;

export function TokenRow({ token, onDelete }: { token: ApiToken; onDelete: () => void }) {
  const { name, scopes, board_ids, last_four, last_used_at, expires_at } = token;
  const facts = [
    texts.scopes[scopes.at(-1) ?? "read"],
    board_ids ? texts.onBoards(board_ids.length) : texts.allBoards,
    usedWhen(last_used_at),
    expiresWhen(expires_at),
  ];
  return (
    <li className="list-row">
      <div className="list-text">
        <span className="list-title">
          <bdi>{name}</bdi> <code className="token-end">…{last_four}</code>
        </span>
        <span className="detail">{facts.join(" · ")}</span>
      </div>
      <Button aria-label={texts.deleteNamed(name)} onClick={onDelete}>
        {common.remove}
      </Button>
    </li>
  );
}

function usedWhen(at: string | null, now = Date.now()): string {
  if (at === null) return texts.neverUsed;
  return now - Date.parse(at) < RECENT_MS ? texts.usedJustNow : texts.usedAgo(timeAgo(at, now));
}

function expiresWhen(at: string | null, now = Date.now()): string {
  if (at === null) return texts.neverExpires;
  return Date.parse(at) <= now ? texts.hasExpired(at) : texts.expires(at);
}
