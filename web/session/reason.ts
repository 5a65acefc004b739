import { columnFull } from "#texts/changes.ts";
import * as texts from "#texts/errors.ts";
import { ApiError } from "../../client/http.ts";
import type { ProblemCode, ReachedLimit } from "../../contract/base/problems.ts";
import type { User } from "../../contract/users.ts";
import { fileSize } from "../card/attachments/file-size.ts";
import { number } from "../texts/format.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { wordedField } from "../ui/forms/field-message.ts";
import { rememberForeign } from "./foreign-words.ts";
import { pageUser } from "./login.ts";

export const FULL_COLUMN = /^The column “(.{1,255})” is full: its limit is (\d{1,5}) cards?\.$/s;

/** Refusals whose code says too little. The service words them in English, for developers too. */
export const KNOWN: [pattern: RegExp, words: string][] = [
  [/^Only owners/, texts.onlyOwners],
  [/^Only its author may/, texts.onlyAuthor],
  [/^Only its author and/, texts.authorOrOwner],
  [/^One or more of these users are not members/, texts.notAllMembers],
  [/^Your account has no password to change/, texts.noPassword],
  [/^This invitation is for another/, texts.invitationForOther],
  [/^The picture must be/, texts.notAPicture],
  [/^This column does not exist|^The column of this card is gone/, texts.columnGone],
];

/** By the code of the service; those that are missing are worded by their status. */
const WORDS: Partial<Record<ProblemCode, string>> = {
  malformed_request: texts.notUnderstood,
  method_not_allowed: texts.notUnderstood,
  file_too_large: texts.tooLarge,
  wrong_password: texts.wrongCurrentPassword,
  link_expired: texts.linkExpired,
  login_failed: texts.loginFailed,
  not_a_member: texts.notMember,
  registration_closed: texts.registrationClosed,
  already_taken: texts.nameTaken,
  already_matched: texts.alreadyMatched,
  already_a_member: texts.alreadyMember,
  already_verified: texts.alreadyConfirmed,
  already_connected: texts.alreadyConnected,
  password_needed: texts.needsPassword,
  last_owner: texts.lastOwner,
  limit_reached: texts.tooMuch,
  parent_gone: texts.parentGone,
  changed_since: texts.changedMeanwhile,
  not_a_preview: texts.notAPreview,
  request_in_progress: texts.stillRunning,
  unsupported_media_type: texts.wrongKind,
  key_reused: texts.notUnderstood,
  not_undoable: texts.notUndoable,
  request_too_expensive: texts.tooMuchAtOnce,
  database_full: texts.diskFull,
  disk_reserved: texts.diskNearlyFull,
};

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

/** An answer that is not a success; only the status and the detail are always there. */
export interface Refusal {
  status: number;
  detail: string;
  code?: string | null;
  errors?: ApiError["errors"];
  limit?: ReachedLimit | null;
  later?: ApiError["later"];
  retryAfterSeconds?: number | null;
}

export function refusalOf(refusal: Refusal): string {
  const { status, detail, later, retryAfterSeconds } = refusal;
  if (later) return changedBy(later.by);
  const [, column, most] = FULL_COLUMN.exec(detail) ?? [];
  if (column !== undefined) return columnFull(column, Number(most));
  const words = wordsFor(refusal);
  if (words) return words;
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
      return texts.tooFast(retryAfterSeconds ?? 1);
    case 502:
    case 503:
    case 504:
      return texts.busy;
    default:
      return status >= 500 ? texts.ourSide : rememberForeign(detail);
  }
}

/** An automation rule if it was nobody. */
function changedBy(by: User | null): string {
  if (by === null) return texts.changedSince(texts.byRule);
  return by.id === pageUser()?.id ? texts.youChangedSince : texts.changedSince(nameOf(by));
}

/** Undefined for a limit that this page does not know. */
function limitWords({ what, most }: ReachedLimit): string | undefined {
  const words: string | undefined = texts.limits[what];
  return words && texts.limitIs(words, what.endsWith("bytes") ? fileSize(most) : number(most));
}

function wordsFor({ detail, code = null, limit = null, errors: [wrong] = [] }: Refusal): string | undefined {
  const known = KNOWN.find(([pattern]) => pattern.test(detail))?.[1];
  return (
    (limit === null ? undefined : limitWords(limit)) ??
    known ??
    (code !== null && isWorded(code) ? WORDS[code] : undefined) ??
    (wrong && wordedField(wrong.message))
  );
}

function isWorded(code: string): code is keyof typeof WORDS {
  return Object.hasOwn(WORDS, code);
}
