import type { ErrorBody, ErrorStatus } from "../../../contract/base/errors.ts";
import type { LaterChange } from "../../../contract/undo.ts";

type Later = Omit<LaterChange, "detail">;

/** An answer that is not a success. What it says reaches the caller: one human sentence, nothing internal. */
export class ApiError extends Error {
  readonly status: ErrorStatus;
  readonly errors: ErrorBody["errors"];
  /** With 412: the resource as it is now. */
  readonly current: object | undefined;
  /** With 409, of an undo: who has changed the same since. */
  readonly later: Later | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: ErrorStatus,
    detail: string,
    more: {
      errors?: ErrorBody["errors"];
      current?: object;
      later?: Later;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(detail);
    this.status = status;
    this.errors = more.errors;
    this.current = more.current;
    this.later = more.later;
    this.headers = more.headers ?? {};
  }
}

export const badRequest = (detail: string) => new ApiError(400, detail);
export const unauthorized = (detail = "Authentication is required.") =>
  new ApiError(401, detail, { headers: { "www-authenticate": "Bearer" } });
export const forbidden = (detail: string) => new ApiError(403, detail);
export const notFound = (thing: string) => new ApiError(404, `${thing} does not exist.`);
export const nothingHere = () => new ApiError(404, "There is nothing at this address.");
export const conflict = (detail: string) => new ApiError(409, detail);
export const gone = (detail: string) => new ApiError(410, detail);
export const invalid = (path: string, message: string) =>
  new ApiError(422, `${path} ${message}.`, { errors: [{ path, message }] });
export const tooMany = (detail: string, retryAfterSeconds: number) =>
  new ApiError(429, detail, { headers: { "retry-after": String(retryAfterSeconds) } });
export const unavailable = (detail: string) => new ApiError(503, detail, { headers: { "retry-after": "1" } });
