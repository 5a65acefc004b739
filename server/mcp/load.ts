/** The protocol's library takes 35 MB and a quarter of a second of CPU: it is loaded when the first agent comes. */
import type { InProcess } from "../platform/http/in-process.ts";
import type { McpHandler } from "./protocol.ts";

export function createMcpLater(routes: InProcess): McpHandler {
  let loaded: Promise<McpHandler> | undefined;
  return async (call) => {
    loaded ??= import("./protocol.ts")
      .then(({ createMcp }) => createMcp(routes))
      .catch((error) => {
        loaded = undefined;
        throw error;
      });
    return (await loaded)(call);
  };
}
