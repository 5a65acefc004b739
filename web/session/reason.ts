import { ApiError } from "../../client/http.ts";

/** A sentence for people; fetch throws a TypeError when there is no response. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  return error instanceof TypeError ? "The service cannot be reached." : String(error);
}
