import { ApiError } from "../../client/http.ts";

/** In words for people; a TypeError is what fetch throws when nobody answers. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  return error instanceof TypeError ? "The service cannot be reached." : String(error);
}
