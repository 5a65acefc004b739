/** The closed list of errors: every answer that is not a success has one of these statuses and this body. */
import * as z from "zod/mini";
import { resource } from "./define.ts";

export const ERROR_STATUSES = {
  400: "Malformed HTTP, JSON or multipart, an attachment over the maximum, or a wrong current password",
  401: "The credential is missing, invalid, expired or revoked, or the login failed",
  403: "Not a member of the board, role too low, assignee not a member, or a foreign origin",
  404: "No such resource, reference or route",
  405: "The path exists, the method does not",
  409: "Already taken, already a member, the last owner, changed since, or a limit is reached, which the detail names",
  410: "The event log no longer reaches back so far, or what was removed has been purged",
  412: "The resource is no longer what `If-Match` names; `current` is its present state",
  413: "The JSON body is larger than 1 MiB, or than 32 KiB where an account is concerned",
  415: "The body is not of the type the route takes",
  422: "The body, query or path does not fit its schema, or the events would be more than 4 MiB",
  429: "Too many attempts, or too much at once; Retry-After says when to come back",
  500: "The service failed; the request id finds it in the log",
  503: "A store cannot be reached or the service is too busy; Retry-After says when to come back",
} as const;

export type ErrorStatus = keyof typeof ERROR_STATUSES;

export const ErrorBody = resource("Error", {
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.output<typeof ErrorBody>;
