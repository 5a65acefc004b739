/** boardcast health: is the service on this machine ready? For containers, which have no other program to ask with. */
import { readConfig } from "../server/config.ts";
import { messageOf, partOf } from "../server/platform/util/unknown-value.ts";
import { addressHere } from "./address-here.ts";
import { parseSettings } from "./arguments.ts";
import { print } from "./output.ts";

const TIMEOUT_SECONDS = 3;

export async function healthCommand(args: string[]): Promise<void> {
  const url = addressHere(readConfig(process.env, parseSettings("health", args)));
  const answer = await ask(`${url}/health/ready`).catch((error) => {
    const problem =
      error instanceof DOMException && error.name === "TimeoutError"
        ? `does not answer within ${TIMEOUT_SECONDS} seconds`
        : "cannot be reached";
    throw new Error(`The service at ${url} ${problem} (${messageOf(error)})`, { cause: error });
  });
  if (!answer.isReady) throw new Error(`The service at ${url} is not ready: ${answer.status}`);
  print("ready");
}

async function ask(url: string): Promise<{ isReady: boolean; status: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000) });
  // `draining` or `unavailable`; another program may say anything.
  const body = await answer.json().catch(() => null);
  return { isReady: answer.ok, status: String(partOf(body, "status") ?? `status ${answer.status}`) };
}
