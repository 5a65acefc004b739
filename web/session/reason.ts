import * as texts from "#texts/reasons.ts";
import { ApiError } from "../../client/http.ts";

/** A sentence for people; fetch throws a TypeError when there is no response. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return texts.refusal(error.status, error.detail);
  return error instanceof TypeError ? texts.unreachable : String(error);
}
