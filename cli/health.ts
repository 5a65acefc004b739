/** boardcast health: is the service on this machine ready? For containers, which have no other program to ask with. */
import { readConfig } from "../server/config.ts";
import { parseSettings } from "./arguments.ts";

const TIMEOUT_MS = 3000;
/** A service that listens on all interfaces is checked on the loopback one. */
const LOOPBACK: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

export async function healthCommand(args: string[]): Promise<void> {
  const { HOST, PORT } = readConfig(process.env, parseSettings("health", args));
  const host = LOOPBACK[HOST] ?? HOST;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${PORT}/health/ready`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new Error(`${url} does not answer: ${error.message}`);
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  console.log("ready");
}
