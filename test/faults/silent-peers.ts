/** Half-open peers: found by the heartbeat, and gone from presence. */
import { createClient } from "../../client/http.ts";
import { startSwallowingProxy } from "./half-open.ts";
import type { Outcome } from "./scenarios.ts";
import { Workload } from "./workload.ts";

const DETECTED_SECONDS = 45;

/** A second is the service's own, which may be shorter in tests. */
export async function silentPeers(instance: { url: string }, secondMs = 1000): Promise<Outcome> {
  const workload = await Workload.prepare({ subscribers: 0, urls: () => [instance.url] });
  const [boardId] = workload.boardIds as [string];
  const api = createClient({ baseUrl: instance.url, token: workload.token });
  const proxy = await startSwallowingProxy(instance.url);
  const address = `${proxy.url.replace("http", "ws")}/ws/boards/${boardId}?token=${workload.token}`;
  await new Promise((resolve) => {
    new WebSocket(address).onmessage = resolve;
  });
  const online = async () => (await api.presence({ board_id: boardId })).online_users.length;
  const problems = (await online()) === 1 ? [] : ["the peer was not present to begin with"];
  proxy.swallow();
  const started = performance.now();
  while ((await online()) > 0 && performance.now() - started < 2 * DETECTED_SECONDS * secondMs)
    await Bun.sleep(50);
  const goneSeconds = (performance.now() - started) / secondMs;
  proxy.stop();
  if (goneSeconds > DETECTED_SECONDS) problems.push(`detected after ${goneSeconds.toFixed(1)} seconds`);
  return { problems, figures: { gone_s: Math.round(goneSeconds) } };
}
