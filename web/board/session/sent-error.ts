/** An error in a form in which it can be sent to another tab. */
import { ApiError } from "../../../client/http.ts";

export type SentError =
  | { status: number; detail: string; later: ApiError["later"] }
  | { status: null; text: string };

export function toSent(error: unknown): SentError {
  if (!(error instanceof ApiError)) return { status: null, text: String(error) };
  const { status, detail, later } = error;
  return { status, detail, later };
}

export function fromSent(sent: SentError): unknown {
  if (sent.status === null) return sent.text;
  const { status, detail, later } = sent;
  return new ApiError(new Response(null, { status }), { detail, ...later });
}
