import { ApiError } from "../../client/http.ts";

/** For errors that the person can do nothing about. */
export const OUR_SIDE = "Something went wrong on our side.";

/** A sentence for people; fetch throws a TypeError when there is no response. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.status === 500 ? OUR_SIDE : error.detail;
  return error instanceof TypeError ? "Boardcast cannot be reached." : String(error);
}
