import { columnFull } from "#texts/changes.ts";
import * as texts from "#texts/errors.ts";
import { ApiError } from "../../client/http.ts";
import { rememberForeign } from "./foreign-words.ts";

const FULL_COLUMN = /^The column “(.{1,255})” is full: its limit is (\d{1,5}) cards?\.$/s;

/** Refusals whose status says too little. The service words them in English, for developers too. */
const KNOWN: [pattern: RegExp, words: string][] = [
  [/^Only owners/, texts.onlyOwners],
  [/^You are not a member/, texts.notMember],
  [/^The last owner/, texts.lastOwner],
  [/already a member/, texts.alreadyMember],
  [/is verified already/, texts.alreadyConfirmed],
  [/already taken/, texts.nameTaken],
  [/^The current password is wrong/, texts.wrongCurrentPassword],
  [/^This link has expired/, texts.linkExpired],
  [/^This invitation is for another/, texts.invitationForOther],
  [/^The picture must be/, texts.notAPicture],
  [/^You may have no more than \d{1,4} imports/, texts.tooManyImports],
  [/may have no more than/, texts.tooMuch],
  [/is larger than the maximum/, texts.tooLarge],
  [/^This column does not exist|^The column of this card is gone/, texts.columnGone],
  [/is gone\.$|does not exist\.$/, texts.gone],
];

/** Whose turn it is: that of the network, of the service, or of the person. */
export type Trouble = keyof typeof texts.troubles | "denied" | "gone" | "refused";

export interface Failure {
  trouble: Trouble;
  reason: string;
}

export function failureOf(error: unknown): Failure {
  return { trouble: troubleOf(error), reason: reasonOf(error) };
}

/** There was no answer, or none that says anything. */
export function isUnreachable(failure: Failure | null): boolean {
  return failure?.trouble === "away" || failure?.trouble === "offline";
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError))
    return !(error instanceof TypeError) ? "ours" : navigator.onLine ? "away" : "offline";
  const { status } = error;
  if (status === 403) return "denied";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || (status > 500 && status <= 504)) return "away";
  return status >= 500 ? "ours" : "refused";
}

/** A sentence for people; fetch throws a TypeError when there is no response. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return refusalOf(error);
  return error instanceof TypeError ? texts.notReached : String(error);
}

function refusalOf({ status, detail, later, retryAfterSeconds }: ApiError): string {
  if (later) return texts.changedSince(later.by?.username ?? texts.byRule);
  return reasonFor(status, detail, retryAfterSeconds ?? 1);
}

/** For a refusal with this status, which the service has given this reason for. */
export function reasonFor(status: number, detail: string, retryAfterSeconds = 1): string {
  const [, column, most] = FULL_COLUMN.exec(detail) ?? [];
  if (column !== undefined) return columnFull(column, Number(most));
  const known = KNOWN.find(([pattern]) => pattern.test(detail));
  if (known) return known[1];
  switch (status) {
    case 401:
      return texts.notLoggedIn;
    case 403:
      return texts.notAllowed;
    case 404:
      return texts.gone;
    case 410:
      return texts.noLongerUndoable;
    case 412:
      return texts.changedMeanwhile;
    case 413:
      return texts.tooLarge;
    case 429:
      return texts.tooFast(retryAfterSeconds);
    case 502:
    case 503:
    case 504:
      return texts.busy;
    default:
      return status >= 500 ? texts.ourSide : rememberForeign(detail);
  }
}
