/** An agent: the official client of the Model Context Protocol, connected to a service with a token. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Person } from "../harness.ts";

/** The limit of the test applies, not that of the client. */
const SLOW_MS = 600_000;

type TokenInput = Parameters<Person["createApiToken"]>[0];

/** It may write, unless said otherwise. */
export async function agentToken(person: Person, input: Partial<TokenInput> = {}): Promise<string> {
  const { token } = await person.createApiToken({ name: "agent", scopes: ["write"], ...input });
  return token;
}

interface ToolResult {
  text: string;
  structured: unknown;
  isError: boolean;
}

export interface TestAgent {
  client: Client;
  /** The text of a call that must succeed. */
  call(name: string, args?: Record<string, unknown>, key?: string): Promise<string>;
  /** The text of a call that must be refused. */
  refused(name: string, args?: Record<string, unknown>, key?: string): Promise<string>;
  result(name: string, args?: Record<string, unknown>, key?: string): Promise<ToolResult>;
}

export async function connectAgent(
  url: string,
  token: string,
  mode: "auto" | "legacy" = "auto",
): Promise<TestAgent> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));

  async function result(name: string, args = {}, key?: string): Promise<ToolResult> {
    const { content, structuredContent, isError } = await client.callTool(
      { name, arguments: args, ...(key !== undefined && { _meta: { idempotencyKey: key } }) },
      { timeout: SLOW_MS },
    );
    const [first] = content;
    if (content.length !== 1 || first?.type !== "text") throw new Error("An answer has one text.");
    return { text: first.text, structured: structuredContent, isError: isError ?? false };
  }
  async function expected(isError: boolean, name: string, args?: Record<string, unknown>, key?: string) {
    const answer = await result(name, args, key);
    if (answer.isError !== isError) throw new Error(`${name} answered: ${answer.text}`);
    return answer.text;
  }
  return {
    client,
    result,
    call: (name, args, key) => expected(false, name, args, key),
    refused: (name, args, key) => expected(true, name, args, key),
  };
}
