/** Whether an answer to a message is one that JSON-RPC and the contract allow. */
import * as z from "zod/mini";
import { faultOf, LEAKS } from "../every-route/bad-input/attempt.ts";
import type { WireAnswer } from "../every-route/bad-input/wire.ts";
import type { AgentMessage } from "./agent-messages.ts";
import { isDocumented } from "./judge.ts";

const id = z.union([z.string(), z.number(), z.null()]);
const Failure = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.optional(id),
  error: z.object({ code: z.int(), message: z.string().check(z.minLength(1)) }),
});
const Success = z.object({ jsonrpc: z.literal("2.0"), id, result: z.looseObject({}) });
const Called = z.looseObject({
  content: z.array(z.object({ type: z.literal("text"), text: z.string().check(z.minLength(1)) })),
  isError: z.optional(z.boolean()),
});

/** Also the library's answer to a handshake whose parameters do not fit, and to whoever wants to subscribe. */
const INTERNAL_ERROR = -32_603;
/** An answer has about 16,000 characters; a line that cannot be cut may add some. */
const MOST_CHARACTERS = 40_000;
/** Neither tabs nor the ends of our own lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const DECEPTIVE = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

export interface Verdict {
  fault: string | null;
  /** Whether it says that something was done. */
  isDone: boolean;
}

const wrong = (fault: string | null): Verdict => ({ fault, isDone: false });

export function judgeMessage(
  { id: asked, request, isCall }: AgentMessage,
  answer: WireAnswer | null,
): Verdict {
  if (!answer) return wrong("the connection was closed without an answer");
  const { status, text } = answer;
  // To notifications, as the summary of the route says.
  if (status === 202) return wrong(text === "" ? null : `a notification was answered: ${text}`);
  if (!isDocumented("mcp", status)) return wrong(`answered ${status}, which is not documented: ${text}`);
  const body = parsed(text);
  if (body === undefined) return wrong(`answered ${status} with what is no JSON: ${text.slice(0, 300)}`);
  if (status >= 400 && !("jsonrpc" in body))
    return wrong(faultOf({ about: "", request, expect: "refused" }, answer));
  if ("error" in body) return wrong(faultOfFailure(body, text, isCall));
  const success = z.safeParse(Success, body);
  if (!success.success || status !== 200)
    return wrong(`neither a result nor an error: ${text.slice(0, 300)}`);
  if (asked !== undefined && JSON.stringify(success.data.id) !== JSON.stringify(JSON.parse(asked)))
    return wrong(`answered another id than ${asked.slice(0, 100)}: ${text.slice(0, 300)}`);
  return "content" in success.data.result ? judgeCall(success.data.result) : { fault: null, isDone: true };
}

function parsed(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function faultOfFailure(body: object, text: string, isCall: boolean): string | null {
  const failure = z.safeParse(Failure, body);
  if (!failure.success || "result" in body) return `no error of JSON-RPC: ${text.slice(0, 300)}`;
  return failure.data.error.code === INTERNAL_ERROR && isCall
    ? `an internal error: ${text.slice(0, 300)}`
    : null;
}

function judgeCall(result: object): Verdict {
  const called = z.safeParse(Called, result);
  const [only, ...more] = called.data?.content ?? [];
  if (!only || more.length > 0) return wrong(`not one text: ${JSON.stringify(result).slice(0, 300)}`);
  const isDone = called.data?.isError !== true;
  return { fault: faultOfText(only.text, isDone), isDone };
}

function faultOfText(text: string, isDone: boolean): string | null {
  if (text.length > MOST_CHARACTERS) return `a text of ${text.length} characters`;
  const [found] = DECEPTIVE.exec(text) ?? [];
  if (found) return `a text with U+${found.charCodeAt(0).toString(16)}: ${text.slice(0, 300)}`;
  // What was asked for is repeated in quotation marks.
  const ours = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return !isDone && LEAKS.test(ours) ? `tells too much: ${text.slice(0, 300)}` : null;
}
