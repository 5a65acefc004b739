import type { ErrorBody, ErrorStatus } from "../../../contract/base/errors.ts";
import {
  type CodeOf,
  PROBLEMS,
  type ProblemCode,
  type ReachedLimit,
} from "../../../contract/base/problems.ts";
import type { LaterChange } from "../../../contract/undo.ts";

type Later = Omit<LaterChange, "detail">;

/** An answer that is not a success. What it says reaches the caller: one human sentence, nothing internal. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly status: ErrorStatus;
  readonly errors: ErrorBody["errors"];
  /** With 412: the resource as it is now. */
  readonly current: object | undefined;
  /** With 409, of an undo: who has changed the same since. */
  readonly later: Later | undefined;
  readonly limit: ReachedLimit | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    detail: string,
    more: {
      errors?: ErrorBody["errors"];
      current?: object;
      later?: Later;
      limit?: ReachedLimit;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(detail);
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = more.errors;
    this.current = more.current;
    this.later = more.later;
    this.limit = more.limit;
    this.headers = more.headers ?? {};
  }
}

export const badRequest = (detail: string, code: CodeOf<400> = "malformed_request") =>
  new ApiError(code, detail);
export const unauthorized = (detail: string, code: CodeOf<401> = "invalid_token") =>
  new ApiError(code, detail, { headers: { "www-authenticate": "Bearer" } });
export const loginRequired = () => unauthorized("Authentication is required.", "login_required");
export const forbidden = (detail: string, code: CodeOf<403> = "forbidden") => new ApiError(code, detail);
export const notFound = (thing: string) => new ApiError("not_found", `${thing} does not exist.`);
export const nothingHere = () => new ApiError("no_such_route", "There is nothing at this address.");
/** There is no default code: the reasons have nothing in common that a program could act on. */
export const conflict = (detail: string, code: CodeOf<409>) => new ApiError(code, detail);
export const limitReached = (detail: string, limit: ReachedLimit) =>
  new ApiError("limit_reached", detail, { limit });
export const gone = (detail: string, code: CodeOf<410>) => new ApiError(code, detail);
export const invalid = (path: string, message: string, code: CodeOf<422> = "invalid_input") =>
  new ApiError(code, `${path} ${message}.`, { errors: [{ path, message }] });
export const tooMany = (detail: string, retryAfterSeconds: number, code: CodeOf<429> = "rate_limited") =>
  new ApiError(code, detail, { headers: { "retry-after": String(retryAfterSeconds) } });
export const unavailable = (detail: string, code: CodeOf<503> = "unavailable") =>
  new ApiError(code, detail, { headers: { "retry-after": "1" } });
