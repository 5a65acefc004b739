/** What a tool is: its description for agents, and what it does with its arguments. */
import * as z from "zod/mini";
import { MAX_KEY_LENGTH } from "../../contract/mcp.ts";
import type { Agent } from "./agent.ts";
import { performOnce, type Resolved, type Step } from "./once.ts";
import { plain } from "./text.ts";

/** Something that the agent can put right by calling differently. */
export class ToolError extends Error {}

export interface Answer {
  text: string;
  /** For programs; only where they need more than the text. */
  structured?: Record<string, unknown>;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { type: "object"; [keyword: string]: unknown };
  readonly annotations: Record<string, boolean>;
  perform(agent: Agent, args: unknown, key: string | undefined): Promise<Answer>;
}

interface Description<Input> {
  name: string;
  description: string;
  input: Input;
}

type Schema = z.ZodMiniType;

export function readTool<Input extends Schema>(
  { name, description, input }: Description<Input>,
  run: (agent: Agent, args: z.output<Input>) => Promise<Answer>,
): Tool {
  return {
    name,
    description,
    inputSchema: compact(input),
    annotations: { readOnlyHint: true, openWorldHint: false },
    perform: (agent, args) => run(agent, parse(input, args)),
  };
}

/**
 * A change in two parts: `resolve` turns names into ids and changes nothing; `run` makes the changes, each a step. A
 * repeated call with the same key skips `resolve`, because the names may mean something else by then.
 */
export function writeTool<Input extends Schema, Found extends Resolved>(
  { hints, ...of }: Description<Input> & { hints?: Record<string, boolean> },
  parts: {
    resolve: (agent: Agent, args: z.output<Input>) => Promise<Found>;
    run: (found: Found, step: Step, args: z.output<Input>) => Promise<Answer>;
  },
): Tool {
  return {
    name: of.name,
    description: of.description,
    inputSchema: compact(of.input),
    annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false, ...hints },
    perform(agent, args, key) {
      const parsed = parse(of.input, args);
      return performOnce(
        agent,
        { tool: of.name, args: parsed, key: checkedKey(key) },
        {
          resolve: () => parts.resolve(agent, parsed),
          run: (found, step) => parts.run(found, step, parsed),
        },
      );
    },
  };
}

function parse<Input extends Schema>(input: Input, args: unknown): z.output<Input> {
  const parsed = z.safeParse(input, args ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues
    .slice(0, 10)
    .map(({ path, message }) => plain(`${path.join(".") || "arguments"}: ${message}`));
  throw new ToolError(`These arguments do not fit: ${problems.join("; ")}`);
}

function checkedKey(key: string | undefined): string | undefined {
  if (key === undefined || (key.length <= MAX_KEY_LENGTH && /^[\x20-\x7e]+$/.test(key))) return key;
  throw new ToolError(`_meta.idempotencyKey must be 1 to ${MAX_KEY_LENGTH} printable ASCII characters.`);
}

/** Every agent pays for each word of it: bounds are told when they are exceeded. */
const LEFT_OUT = new Set([
  "$schema",
  "additionalProperties",
  "maxItems",
  "maxLength",
  "maximum",
  "minItems",
  "minLength",
  "minimum",
]);

function compact(input: Schema): Tool["inputSchema"] {
  const { properties = {}, required } = z.toJSONSchema(input, { io: "input" });
  return { type: "object", properties: without(properties), ...(required && { required }) };
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([keyword]) => !LEFT_OUT.has(keyword));
  return Object.fromEntries(kept.map(([keyword, part]) => [keyword, without(part)]));
}
