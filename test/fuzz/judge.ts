/** Whether an answer is one the contract promises for the route: its status, its headers, its body. */
import * as z from "zod/mini";
import { currentOf, type RouteSpec } from "../../contract/base/define.ts";
import { openapi } from "../../server/docs/openapi.ts";
import { atOnce } from "../../server/platform/scheduling/time-slices.ts";
import { strayKeys } from "../every-route/answer-shape.ts";
import { faultOf } from "../every-route/bad-input/attempt.ts";
import type { WireAnswer } from "../every-route/bad-input/wire.ts";
import type { Case } from "./requests.ts";

/** By operation, every status its description names. */
const DOCUMENTED = new Map(
  Object.values(
    atOnce(openapi()).paths as Record<string, Record<string, { operationId: string; responses: object }>>,
  )
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, new Set(Object.keys(responses).map(Number))]),
);

const MOST_CHARACTERS = 300_000;

export const isDocumented = (operation: string, status: number): boolean =>
  DOCUMENTED.get(operation)!.has(status);

/** What is wrong with the answer; null when nothing is. */
export function judge(tried: Case, answer: WireAnswer | null): string | null {
  const { request, route, name, loose, unfit } = tried;
  if (loose && (!answer || (answer.text === "" && answer.status >= 400 && answer.status < 500))) return null;
  const fault = faultOf({ about: "", request, expect: "anything" }, answer);
  if (fault || !answer || !route || !name) return fault;
  const { status, headers, text } = answer;
  if (status === 304) return headers.get("etag") ? null : "304 without an ETag";
  if (!isDocumented(name, status) && !loose)
    return `answered ${status}, which ${name} does not document: ${text.slice(0, 300)}`;
  if (status === 412) return faultOfCurrent(route, answer);
  if (status >= 400) return null;
  if (status !== route.status) return `answered ${status} instead of ${route.status}`;
  if (unfit) return `answered ${status} to what does not fit: ${text.slice(0, 300)}`;
  // Bytes that are compressed, or that only the end of the connection ends, were not read.
  const wasRead =
    !headers.has("content-encoding") && (headers.has("content-length") || headers.has("transfer-encoding"));
  const isPage = route.page !== undefined && text.startsWith("{");
  const schema = isPage ? route.page : route.answer;
  return schema && wasRead ? faultOfAnswer(schema, answer) : null;
}

function faultOfCurrent(route: RouteSpec, { text }: WireAnswer): string | null {
  const schema = z.object({ detail: z.string(), current: currentOf(route) ?? z.never() });
  return z.safeParse(schema, JSON.parse(text)).success ? null : `412 with another resource: ${text}`;
}

function faultOfAnswer(schema: z.ZodMiniType, { headers, text }: WireAnswer): string | null {
  if (headers.get("content-type") !== "application/json")
    return `a success that is no JSON: ${text.slice(0, 300)}`;
  if (text.length > MOST_CHARACTERS) return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `a success whose JSON is broken: ${JSON.stringify([...headers])} ${text.slice(0, 300)}`;
  }
  const parsed = z.safeParse(schema, body);
  if (!parsed.success)
    return `a success that does not fit: ${JSON.stringify(parsed.error.issues[0])} in ${text.slice(0, 300)}`;
  const [stray] = strayKeys(schema, body);
  return stray === undefined ? null : `a success of another shape: ${stray}`;
}
