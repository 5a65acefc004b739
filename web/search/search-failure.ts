import { ApiError } from "../../client/http.ts";
import { reasonOf } from "../session/reason.ts";

/** A sentence for people; what is wrong with a query is said in the words of the service. */
export function searchFailure(error: unknown): string {
  const wrong = error instanceof ApiError ? error.errors[0] : undefined;
  return wrong ? `The search ${wrong.message}.` : reasonOf(error);
}
