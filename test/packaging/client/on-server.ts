/** In Node and Bun: the address of the service and a token are arguments; changes are also stored in a file. */
import { OfflineBoard } from "boardcast-client";
import { fileOutbox } from "boardcast-client/file";
import { run } from "./program.js";

const [baseUrl = "", token = "", path = ""] = process.argv.slice(2);
const report = await run(baseUrl, token);

// Nobody is there to send it to.
const boardId = "00000000-0000-4000-8000-000000000000";
const before = new OfflineBoard({ baseUrl: "http://127.0.0.1:1", boardId, token, outbox: fileOutbox(path) });
before.start();
before.perform({ route: "updateBoard", input: { board_id: boardId, title: "Later" } });
const outbox = fileOutbox(path);
while ((await outbox.read()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
before.stop();
const stored = await outbox.read();
console.log(JSON.stringify({ ...report, stored: stored.map(({ operation }) => operation) }));
process.exit(0);
