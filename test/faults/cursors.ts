/** Cursors that the log cannot serve: each must be answered with an explicit resync. */
import { createClient } from "../../client/http.ts";
import type { Instance } from "./cluster.ts";
import type { Outcome } from "./scenarios.ts";
import { Workload } from "./workload.ts";

export async function unusableCursors(instance: Instance, databaseUrl: string): Promise<Outcome> {
  const workload = await Workload.prepare({ subscribers: 0, urls: () => [instance.url] });
  const [boardId] = workload.boardIds as [string];
  const api = createClient({ baseUrl: instance.url, token: workload.token });
  for (let i = 0; i < 20; i++) await api.updateBoard({ board_id: boardId, title: `Title ${i}` });
  const { seq } = await api.getBoard({ board_id: boardId });
  const problems: string[] = [];
  const expectResync = async (since: string, reason: string) => {
    const got = await firstControl(instance.url, boardId, workload.token, since);
    if (got !== `resync ${reason}`)
      problems.push(`since=${since} was answered with ${got} instead of resync ${reason}`);
  };
  await expectResync(String(seq + 1), "ahead");
  await expectResync("tomorrow", "invalid");
  await expectResync("-1", "invalid");
  await expectResync("", "invalid");
  const database = new Bun.SQL(databaseUrl);
  await database`DELETE FROM board_events WHERE board_id = ${boardId} AND seq <= 10`;
  await expectResync("5", "expired");
  // A backup from before the last ten changes is put in place.
  await database`DELETE FROM board_events WHERE board_id = ${boardId} AND seq > ${seq - 10}`;
  await database`UPDATE boards SET seq = ${seq - 10}, revision = revision + 1 WHERE id = ${boardId}`;
  await database.close();
  await expectResync(String(seq), "ahead");
  return { problems, figures: { cursors: 6 } };
}

function firstControl(url: string, boardId: string, token: string, since: string): Promise<string> {
  const address = `${url.replace("http", "ws")}/ws/boards/${boardId}?since=${since}&token=${token}`;
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => {
      const { type, reason } = JSON.parse(String(data)) as { type: string; reason?: string };
      if (type !== "ready" && type !== "resync") return;
      resolve(`${type} ${reason ?? ""}`.trim());
      socket.close();
    };
    socket.onclose = ({ code }) => resolve(`close ${code}`);
    setTimeout(() => resolve("silence"), 10_000);
  });
}
