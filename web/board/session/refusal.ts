import * as texts from "#texts/changes.ts";
import { columnGone } from "#texts/errors.ts";
import { chooseColumn } from "#texts/held.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import type { BoardState, LocalChange } from "../../../client/changes/optimistic-state.ts";
import { ApiError } from "../../../client/http.ts";
import { reasonOf } from "../../session/reason.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import { textsOf } from "./texts.ts";

/** The message about a refused change; `dropped` contains it and those that depended on it. */
export function refusalOf(
  change: LocalChange,
  dropped: readonly LocalChange[],
  error: unknown,
  state: Pick<BoardState, "confirmed" | "ids">,
): Toast {
  const others = dropped.length - 1;
  const also = others === 0 ? "" : ` ${texts.dependentsUndone(others)}`;
  const words = dropped.map(({ operation }) => textsOf(operation)).filter(Boolean);
  const { failure, card } = change;
  const refused =
    card && isOnGoneCard(change, error, state)
      ? texts.failedOnGoneCard(failure, card.title)
      : texts.failed(failure, reasonOf(error));
  return { kind: "error", message: refused + also, ...(words.length > 0 && { text: words.join("\n\n") }) };
}

const CREATES_CARDS = ["createCard", "createCards", "copyCard"];

/**
 * Why new cards did not get into their column, if they could be in another: it has become full, or is gone. Null for every
 * other refusal.
 */
export function heldBecause(
  { operation, failure }: LocalChange,
  error: unknown,
  { confirmed, ids }: Pick<BoardState, "confirmed" | "ids">,
): string | null {
  const { route, input } = operation;
  if (!CREATES_CARDS.includes(route) || !(error instanceof ApiError)) return null;
  if (error.code === "column_full") return texts.failed(failure, reasonOf(error));
  if (error.status !== 404) return null;
  // What a copy is of may be gone instead.
  const copied = route === "copyCard" ? (ids.get(input.card_id) ?? input.card_id) : null;
  const isColumnGone = copied === null || (confirmed !== null && findCard(confirmed, copied) !== undefined);
  return isColumnGone ? texts.failed(failure, columnGone) : null;
}

/** One for a batch: the next one replaces it. */
export function heldMessage(message: string, group: string, decide: () => void): Toast {
  return { kind: "error", message, group, action: { label: chooseColumn, run: decide } };
}

/** The event that the card was deleted may come after the refusal. */
function isOnGoneCard(
  { card }: LocalChange,
  error: unknown,
  { confirmed, ids }: Pick<BoardState, "confirmed" | "ids">,
): boolean {
  if (!card || !(error instanceof ApiError) || error.status !== 404) return false;
  if (/^This card does not exist/.test(error.detail)) return true;
  return confirmed !== null && !findCard(confirmed, ids.get(card.id) ?? card.id);
}

const REMOVES_CARDS = ["deleteCard", "archiveCard"];

/** The card that it could be made on again, once that is restored; null for every other refusal. */
export function goneCardOf(
  change: LocalChange,
  error: unknown,
  state: Pick<BoardState, "confirmed" | "ids">,
): string | null {
  const { card, operation } = change;
  if (!card || REMOVES_CARDS.includes(operation.route) || !isOnGoneCard(change, error, state)) return null;
  return state.ids.get(card.id) ?? card.id;
}
