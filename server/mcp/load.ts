/**
 * The protocol's library takes 35 MB and a quarter of a second of CPU: it is loaded when the first agent comes, part by part,
 * so that nobody else waits for more than the largest of them.
 */
import type { InProcess } from "../platform/http/in-process.ts";
import { nextTurn } from "../platform/scheduling/next-turn.ts";
import type { McpHandler } from "./protocol.ts";

/** What the library is made of, and then the library; none needs what comes after it. */
const PARTS = [
  () => import("@modelcontextprotocol/server/validators/ajv"),
  () => import("@modelcontextprotocol/core/internal"),
  () => import("@modelcontextprotocol/server"),
];

export function createMcpLater(routes: InProcess): McpHandler {
  let loaded: Promise<McpHandler> | undefined;
  return async (call) => {
    loaded ??= load(routes).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return (await loaded)(call);
  };
}

async function load(routes: InProcess): Promise<McpHandler> {
  for (const part of PARTS) {
    await part();
    await nextTurn();
  }
  const { createMcp } = await import("./protocol.ts");
  return createMcp(routes);
}
