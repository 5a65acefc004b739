/** Connections that take and do not give way: uploads that stall, answers and events that are not read. */
import { connect, type Socket } from "node:net";
import { encodeRequest } from "../../every-route/bad-input/wire.ts";
import { MULTIPART } from "../../support/multipart.ts";
import { requestOf } from "../attempt.ts";
import type { Scene } from "../scene.ts";
import { wide } from "../worst-values.ts";

const UPLOADS = 30;
const UPLOAD_BYTES = 10_000_000;
const READERS = 20;
const SOCKETS = 100;
const CHANGES = 40;
const DESCRIPTION = 50_000;

export async function stalledUploads(scene: Scene): Promise<void> {
  const { place } = scene;
  const head = encodeRequest(
    requestOf({
      ...{ route: "uploadAttachment", about: "stalled", method: "POST" },
      target: `/cards/${place.small.card_id}/attachments`,
      token: place.attacker.token,
      headers: [
        ["content-type", MULTIPART],
        ["content-length", String(UPLOAD_BYTES + 1000)],
      ],
    }),
    "localhost",
  );
  const part = '------test-boundary\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const bytes = Buffer.concat([head, Buffer.from(part), Buffer.alloc(UPLOAD_BYTES)]);
  await observeHeld(scene, `${UPLOADS} uploads that stall before their end`, UPLOADS, bytes);
}

export async function slowReaders(scene: Scene): Promise<void> {
  const { board, attacker } = scene.place;
  const read = (target: string) =>
    encodeRequest(
      requestOf({ route: "getBoard", about: "not read", method: "GET", target, token: attacker.token }),
      "localhost",
    );
  const board_id = board.board_id;
  await observeHeld(
    scene,
    `${READERS} readers who do not read the board`,
    READERS,
    read(`/boards/${board_id}`),
  );
  const log = read(`/boards/${board_id}/events?since=0&limit=1000`);
  await observeHeld(scene, `${READERS} readers who do not read its events`, READERS, log);
}

export async function silentSockets(scene: Scene): Promise<void> {
  const { place, stage, observe } = scene;
  const { board_id, card_id } = place.small;
  const { host } = new URL(stage.url);
  const handshake = Buffer.from(
    `GET /ws/boards/${board_id}?token=${place.attacker.token} HTTP/1.1\r\nhost: ${host}\r\nupgrade: websocket\r\n` +
      "connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  await observe(`${SOCKETS} sockets that do not read ${CHANGES} changes of 150 KB`, async () => {
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => hold(stage.url, handshake)));
    for (let i = 0; i < CHANGES; i++)
      await place.attacker.api
        .updateCard({ card_id, description: wide(DESCRIPTION - 3) + i })
        .catch(() => {});
    for (const socket of sockets) socket.destroy();
    return {};
  });
}

async function observeHeld(scene: Scene, name: string, count: number, bytes: Buffer): Promise<void> {
  const { stage, extent, observe } = scene;
  await observe(name, async () => {
    const sockets = await Promise.all(Array.from({ length: count }, () => hold(stage.url, bytes)));
    await Bun.sleep(extent.ms);
    for (const socket of sockets) socket.destroy();
    return {};
  });
}

/** Sends what it has to say and reads nothing. */
function hold(url: string, bytes: Buffer): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.pause();
      socket.write(bytes);
      resolve(socket);
    });
    socket.on("error", () => resolve(socket));
  });
}
