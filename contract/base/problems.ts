/**
 * Every error has one of these codes, by which programs tell errors apart. A code keeps its name, status and meaning;
 * new ones may be added. `when` is the documentation: the page /docs/problems and docs/PROTOCOL.md show it.
 */
import * as z from "zod/mini";
import { resource } from "./define.ts";
import { ErrorBody, type ErrorStatus } from "./errors.ts";

interface ProblemKind {
  status: ErrorStatus;
  title: string;
  when: string;
}

function defineProblems<const Kinds extends Record<string, ProblemKind>>(kinds: Kinds): Kinds {
  return kinds;
}

export const PROBLEMS = defineProblems({
  malformed_request: {
    status: 400,
    title: "Malformed request",
    when: "The body is malformed JSON or multipart, too deeply nested or cut off, or the request is not one that HTTP allows.",
  },
  file_too_large: {
    status: 400,
    title: "File too large",
    when: "The uploaded file exceeds the maximum, which the detail gives in bytes.",
  },
  wrong_password: {
    status: 400,
    title: "Wrong password",
    when: "The current password, needed for this change, is wrong.",
  },
  link_expired: {
    status: 400,
    title: "Link expired",
    when: "The link from a mail has expired or was used before; ask for a new one.",
  },
  sign_in_expired: {
    status: 400,
    title: "Sign-in expired",
    when: "The sign-in with the provider took too long, was used before, or was started in another browser.",
  },
  sign_in_unproved: {
    status: 400,
    title: "Sign-in not proved",
    when: "What the provider sent does not prove who somebody is.",
  },
  logout_token_refused: {
    status: 400,
    title: "Logout token refused",
    when: "The provider's logout token is invalid, has expired, was used before, or cannot be verified at the moment.",
  },
  login_required: {
    status: 401,
    title: "Login required",
    when: "The request has no credential.",
  },
  invalid_token: {
    status: 401,
    title: "Invalid token",
    when: "The credential is malformed, expired or revoked, or its user has been deactivated.",
  },
  login_failed: {
    status: 401,
    title: "Login failed",
    when: "The e-mail address or the password is wrong.",
  },
  forbidden: {
    status: 403,
    title: "Not allowed",
    when: "The caller may not do this; the detail says why.",
  },
  not_a_member: {
    status: 403,
    title: "Not a member",
    when: "The caller, or a person named in the body, is not a member of the board.",
  },
  role_too_low: {
    status: 403,
    title: "Role too low",
    when: "This needs a higher role: owner of the board, author of the comment, or superuser.",
  },
  foreign_origin: {
    status: 403,
    title: "Foreign origin",
    when: "A page of another site has sent the request with the login cookie.",
  },
  registration_closed: {
    status: 403,
    title: "Registration closed",
    when: "New accounts need an invitation, or are created by the operators of the service.",
  },
  sign_in_cancelled: {
    status: 403,
    title: "Sign-in cancelled",
    when: "The person has cancelled at the provider, or may not use this service.",
  },
  email_missing: {
    status: 403,
    title: "E-mail address missing",
    when: "The provider gives no valid e-mail address of somebody who has no account yet.",
  },
  invitation_refused: {
    status: 403,
    title: "Invitation refused",
    when: "The invitation that a new account needs has ended, or is for another e-mail address.",
  },
  account_deactivated: {
    status: 403,
    title: "Account deactivated",
    when: "The account of the person who signs in with the provider is deactivated.",
  },
  not_found: {
    status: 404,
    title: "Not found",
    when: "The resource does not exist, or something that the request refers to is not on this board.",
  },
  no_such_route: {
    status: 404,
    title: "No such address",
    when: "There is nothing at this address.",
  },
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    when: "The address exists, the method does not; `Allow` lists those that do.",
  },
  already_taken: {
    status: 409,
    title: "Already taken",
    when: "Somebody else has this e-mail address, or a username that could be mistaken for this one.",
  },
  account_exists: {
    status: 409,
    title: "Account exists",
    when: "Somebody signs in with the provider for the first time whose e-mail address belongs to an account; log in to it and connect the provider.",
  },
  other_account: {
    status: 409,
    title: "Other account",
    when: "Somebody signs in with the provider in a browser in which another account is logged in.",
  },
  already_connected: {
    status: 409,
    title: "Already connected",
    when: "The account, or the person at the provider, is connected with another one.",
  },
  password_needed: {
    status: 409,
    title: "Password needed",
    when: "An account without a password cannot be disconnected from the provider.",
  },
  already_matched: {
    status: 409,
    title: "Already matched",
    when: "This person of an imported board has been matched to another member.",
  },
  already_a_member: {
    status: 409,
    title: "Already a member",
    when: "The user is a member of the board already.",
  },
  already_verified: {
    status: 409,
    title: "Already verified",
    when: "The e-mail address has been verified already.",
  },
  last_owner: {
    status: 409,
    title: "Last owner",
    when: "The last owner of a board can neither leave it nor give up the role.",
  },
  limit_reached: {
    status: 409,
    title: "Limit reached",
    when: "The change would exceed a limit on number or size, which the detail names.",
  },
  column_full: {
    status: 409,
    title: "Column full",
    when: "The column has as many cards as its owners allow (`card_limit`).",
  },
  parent_gone: {
    status: 409,
    title: "Parent gone",
    when: "What is to be restored belonged to a column or card that is gone.",
  },
  changed_since: {
    status: 409,
    title: "Changed since",
    when: "Somebody has changed the same thing since, so that it cannot be undone; `by` and `seq` say who and with which event.",
  },
  not_a_preview: {
    status: 409,
    title: "Not a finished preview",
    when: "Only an import that is a finished preview can be started.",
  },
  request_in_progress: {
    status: 409,
    title: "Request in progress",
    when: "A request with this `Idempotency-Key`, or a test of this webhook, is still running; try again when it is done.",
  },
  history_expired: {
    status: 410,
    title: "History expired",
    when: "The event log no longer reaches back that far.",
  },
  purged: {
    status: 410,
    title: "Purged",
    when: "What the undo would bring back has been removed for good.",
  },
  precondition_failed: {
    status: 412,
    title: "Precondition failed",
    when: "The resource is no longer as `If-Match` or `If-Text-Match` has it; `current` is its present state.",
  },
  body_too_large: {
    status: 413,
    title: "Body too large",
    when: "The JSON body is larger than the route accepts.",
  },
  unsupported_media_type: {
    status: 415,
    title: "Unsupported media type",
    when: "The body, or the picture in it, is not of a type that the route accepts.",
  },
  invalid_input: {
    status: 422,
    title: "Invalid input",
    when: "The path, query, headers or body do not match their schema; `errors` lists what is wrong.",
  },
  weak_password: {
    status: 422,
    title: "Weak password",
    when: "The new password is shorter than this service requires, or lacks characters that it requires.",
  },
  key_reused: {
    status: 422,
    title: "Key reused",
    when: "The `Idempotency-Key` was used for a different request; take a new one.",
  },
  not_undoable: {
    status: 422,
    title: "Not undoable",
    when: "The event is of a kind that cannot be undone.",
  },
  request_too_expensive: {
    status: 422,
    title: "Request too expensive",
    when: "The request would cause more events, or compare more names, than one request may.",
  },
  rate_limited: {
    status: 429,
    title: "Rate limited",
    when: "Too many attempts, logins, accounts, mails or changes in a period; try again after `Retry-After`.",
  },
  too_many_at_once: {
    status: 429,
    title: "Too many at once",
    when: "Too many requests, uploads or streams of this caller are open; try again after `Retry-After`.",
  },
  internal_error: {
    status: 500,
    title: "Internal error",
    when: "The service has failed; its log has the details under the request id.",
  },
  database_unavailable: {
    status: 503,
    title: "Database unavailable",
    when: "The database cannot be reached; try again after `Retry-After`.",
  },
  database_full: {
    status: 503,
    title: "Database full",
    when: "The disk of the database has no room for this. What is there can be read; try again when there is room.",
  },
  disk_reserved: {
    status: 503,
    title: "Disk reserved",
    when: "What is left on the disk of the service is kept for smaller changes. This one was not made.",
  },
  provider_unavailable: {
    status: 503,
    title: "Provider unavailable",
    when: "The provider that people sign in with cannot be reached, or fails; try again after `Retry-After`.",
  },
  storage_unavailable: {
    status: 503,
    title: "Storage unavailable",
    when: "The storage of attachments cannot be reached; try again after `Retry-After`.",
  },
  overloaded: {
    status: 503,
    title: "Overloaded",
    when: "The service has too much to do at the moment; try again after `Retry-After`.",
  },
  unavailable: {
    status: 503,
    title: "Unavailable",
    when: "The service, or the part of it that is needed, is starting, stopping or not set up.",
  },
});

export type ProblemCode = keyof typeof PROBLEMS;

/** In the order of the table. */
const CODES: ProblemCode[] = Object.keys(PROBLEMS).filter(isCode);

function isCode(name: string): name is ProblemCode {
  return Object.hasOwn(PROBLEMS, name);
}

/** The codes that go with a status. */
export type CodeOf<Status extends ErrorStatus> = {
  [Code in ProblemCode]: (typeof PROBLEMS)[Code]["status"] extends Status ? Code : never;
}[ProblemCode];

/** What has a limit; those with `bytes` in their name are sizes. */
const LIMITED = [
  "boards",
  "deleted_boards",
  "members",
  "columns",
  "cards",
  "labels",
  "checklists",
  "items",
  "comments",
  "attachments",
  "rules",
  "webhooks",
  "invitations",
  "public_links",
  "api_tokens",
  "imports",
  "board_bytes",
  "card_bytes",
  "file_bytes",
  "storage_bytes",
] as const;

/** With `limit_reached` and `file_too_large`: which limit it is, in numbers. */
const limit = z.object({ what: z.enum(LIMITED), most: z.int() });
export type ReachedLimit = z.output<typeof limit>;
export type Limited = ReachedLimit["what"];

export const PROBLEM_TYPE = "application/problem+json";

/** Below the path of the service; the fragment is the code. */
export const PROBLEMS_PATH = "/docs/problems";

/** An error for those who ask for `application/problem+json` (RFC 9457). Some have more members, as `ErrorBody` has. */
export const Problem = resource("Problem", {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(CODES),
  errors: ErrorBody.shape.errors,
  limit: z.optional(limit),
});
export type Problem = z.output<typeof Problem>;
