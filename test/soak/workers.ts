/** Those who change things, and those who change their mind in the middle of a request. */
import { connect } from "node:net";
import { createClient } from "../../client/http.ts";
import { keepDoing, logIn, makePlace, type Person, pick, type Scene } from "./people.ts";
import { visit } from "./watchers.ts";

/** Cards come, move (and are moved on by the rule), change, and go, so that a board stays as large as it is. */
export async function cardWork(scene: Scene): Promise<void> {
  const mine: string[] = [];
  await keepDoing(scene, "card changes", async () => {
    const { board_id, columns } = pick(scene.boards);
    const api = pick(scene.people).api();
    const { id: card_id } = await api.createCard({
      board_id,
      column_id: columns[0]!,
      title: "Card",
      position: 0,
    });
    mine.push(card_id);
    await api.moveCard({ card_id, column_id: columns[1]!, position: 0 });
    await api.updateCard({ card_id, title: "Changed" });
    if (mine.length > 5) await api.deleteCard({ card_id: mine.shift()! });
    await Bun.sleep(20);
  });
}

export async function reading(scene: Scene): Promise<void> {
  await keepDoing(scene, "reads", async () => {
    const { board_id } = pick(scene.boards);
    const api = pick(scene.people).api();
    await api.getBoard({ board_id });
    await api.listEvents({ board_id, since: 0, limit: 50 });
    await api.presence({ board_id });
    await api.listBoards();
    await Bun.sleep(50);
  });
}

export async function uploads(scene: Scene): Promise<void> {
  await keepDoing(scene, "uploads", async () => {
    const { board_id, columns } = pick(scene.boards);
    const api = pick(scene.people).api();
    const { id: card_id } = await api.createCard({ board_id, column_id: columns[0]!, title: "With a file" });
    const file = new File([new Uint8Array(Math.floor(Math.random() * 2_000_000))], "file.bin");
    const { id: attachment_id } = await api.uploadAttachment({ card_id, file });
    await (await api.downloadAttachment({ attachment_id })).arrayBuffer();
    if (Math.random() < 0.5) await api.deleteAttachment({ attachment_id });
    await api.deleteCard({ card_id });
  });
}

/** A login with a socket of its own, which ends with it. */
export async function logins(scene: Scene): Promise<void> {
  await keepDoing(scene, "logins", async () => {
    const person = pick(scene.people);
    const token = await logIn(scene.url(), person.email);
    const listening = visit(scene, { ...person, token }, pick(scene.boards), 5000);
    const api = createClient({ baseUrl: scene.url(), token });
    await api.getMe();
    await api.logout();
    await listening;
  });
}

/** A board from beginning to end, with people on it when it goes. */
export async function shortLivedBoards(scene: Scene): Promise<void> {
  await keepDoing(scene, "boards", async () => {
    const [owner, guest, other] = [pick(scene.people), pick(scene.people), pick(scene.people)];
    const place = await makePlace([owner, ...distinct(owner, [guest, other])]);
    const listening = [owner, guest, other].map((person) => visit(scene, person, place, 5000));
    const api = owner.api();
    for (const column_id of place.columns)
      await api.createCard({ board_id: place.board_id, column_id, title: "Card" });
    if (guest !== owner) await api.removeMember({ board_id: place.board_id, user_id: guest.id });
    await api.deleteBoard({ board_id: place.board_id });
    await Promise.all(listening);
  });
}

function distinct(owner: Person, others: readonly Person[]): Person[] {
  return [...new Set(others)].filter((person) => person !== owner);
}

/**
 * Half a request, or a whole one whose answer nobody waits for. Between two of them the service is asked how it is: on a
 * slow machine, people who never wait would come faster than they can be seen off.
 */
export async function abortedRequests(scene: Scene): Promise<void> {
  await keepDoing(scene, "aborted", async () => {
    const { hostname, port } = new URL(scene.url());
    const { token } = pick(scene.people);
    const { board_id } = pick(scene.boards);
    const auth = `host: x\r\nauthorization: Bearer ${token}\r\n`;
    const bytes = pick([
      `GET /boards/${board_id} HTTP/1.1\r\n${auth}\r\n`,
      `GET /boards/${board_id}/stream HTTP/1.1\r\n${auth}\r\n`,
      `HEAD /boards/${board_id}/stream HTTP/1.1\r\n${auth}\r\n`,
      `POST /boards HTTP/1.1\r\n${auth}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"title"`,
      `POST /boards HTTP/1.1\r\n${auth}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"tit`,
      `POST /cards/${crypto.randomUUID()}/attachments HTTP/1.1\r\n${auth}content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n--b\r\n`,
      `GET /ws/boards/${board_id}?token=${token} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    ]);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(bytes.slice(0, Math.random() < 0.5 ? bytes.length : Math.random() * bytes.length)),
      );
      socket.on("error", () => {});
      socket.on("close", () => resolve());
      setTimeout(() => socket.destroy(), Math.random() * 100);
    });
    await createClient({ baseUrl: scene.url() }).health();
  });
}
