/** In a page: also with the browser's database. */
import { indexedDbOutbox } from "boardcast-client/indexed-db";
import { type Report, run } from "./program.js";

declare global {
  interface Window {
    report: (baseUrl: string, token: string) => Promise<Report & { stored: unknown[] }>;
  }
}

window.report = async (baseUrl, token) => {
  const outbox = indexedDbOutbox({ userId: "u", boardId: "b" });
  const operation = { route: "updateBoard", input: { board_id: "b", title: "Later" } } as const;
  const at = new Date().toISOString();
  await outbox.write([{ key: "k", operation, at, failure: "", boardTitle: null, order: 1 }]);
  const stored = await outbox.read();
  await outbox.write([], ["k"]);
  if ((await outbox.read()).length > 0) throw new Error("It is still stored.");
  return { ...(await run(baseUrl, token)), stored: stored.map((each) => each.operation) };
};
