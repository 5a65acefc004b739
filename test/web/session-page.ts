/** Changes of a page, their delivery, and pages after it, for the tests of an open board. */
import { findCard } from "../../client/changes/board-changes.ts";
import type { Operation } from "../../client/changes/operations.ts";
import { FakePage, settled } from "./fake-page.ts";
import type { FakeService, FakeStorage } from "./fake-service.ts";

export const create = (title: string, creates: string, column_id = "c1"): Operation => ({
  route: "createCard",
  input: { board_id: "b", column_id, title },
  creates,
});

export const describeCard = (card_id: string, description: string): Operation => ({
  route: "updateCard",
  input: { card_id, description },
});

export const shownCard = (page: FakePage, id: string) => findCard(page.session.view.board!, id);

export async function deliver(page: FakePage): Promise<void> {
  await settled();
  page.arrive();
  page.answer();
  await settled();
}

/** Another page, after the first one was closed or has crashed. */
export async function reload(page: FakePage, service: FakeService, storage: FakeStorage, now = page.now) {
  page.die();
  storage.end();
  const next = new FakePage(service, storage, now);
  next.live.connect();
  await settled();
  return next;
}

export const move = (card_id: string, column_id: string, position: number): Operation => ({
  route: "moveCard",
  input: { card_id, column_id, position },
});
