/** Those who come, listen for a while and go: by socket and by stream, reading, not reading, and hanging up anyhow. */
import { RawSocket } from "../live/raw-socket.ts";
import { keepDoing, type Person, type Place, pick, type Scene, stay } from "./people.ts";

const STAY_MS = 3000;

export async function socketVisits(scene: Scene): Promise<void> {
  await keepDoing(scene, "sockets", () => visit(scene, pick(scene.people), pick(scene.boards)));
}

/** Resolves when it is over: after a while, or when the service says so. */
export async function visit(
  scene: Scene,
  { token }: Person,
  { board_id }: Place,
  stayMs = Math.random() * STAY_MS,
): Promise<void> {
  const since = Math.random() < 0.5 ? "" : `&since=${Math.floor(Math.random() * 20)}`;
  const socket = new WebSocket(
    `${scene.url().replace("http", "ws")}/ws/boards/${board_id}?token=${token}${since}`,
  );
  socket.onmessage = ({ data }) => {
    if (String(data).startsWith('{"type":"ping"')) socket.send('{"type":"pong"}');
  };
  const closed = new Promise((resolve) => {
    socket.onclose = resolve;
  });
  await stay(scene, stayMs, () => socket.readyState === WebSocket.CLOSED);
  socket.close();
  await closed;
}

export async function streamVisits(scene: Scene): Promise<void> {
  await keepDoing(scene, "streams", async () => {
    const { token } = pick(scene.people);
    const abort = new AbortController();
    void stay(scene, Math.random() * STAY_MS).then(() => abort.abort());
    const address = `${scene.url()}/boards/${pick(scene.boards).board_id}/stream?since=${Math.floor(Math.random() * 20)}`;
    try {
      const { body } = await fetch(address, {
        headers: { authorization: `Bearer ${token}` },
        signal: abort.signal,
      });
      for await (const _ of body!);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    }
  });
}

/** On a board whose events are large, so that the service's patience is tried. */
export async function neverReading(scene: Scene, { board_id }: Place): Promise<void> {
  await keepDoing(scene, "never reading", async () => {
    const { token } = pick(scene.people);
    const socket = await RawSocket.open(scene.url(), `/ws/boards/${board_id}?token=${token}`);
    socket.stopReading();
    await stay(scene, STAY_MS);
    socket.destroy();
  });
}

export async function largeEvents(scene: Scene, { board_id, columns }: Place): Promise<void> {
  const api = scene.people[0]!.api();
  const card = await api.createCard({ board_id, column_id: columns[0]!, title: "Large" });
  await keepDoing(scene, "large events", async () => {
    await api.updateCard({ card_id: card.id, description: `${Math.random()} ${"x".repeat(49_000)}` });
    await Bun.sleep(20);
  });
}
