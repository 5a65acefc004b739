/** Webhooks of boards and senders with clocks of their own, for the tests of sending. */
import { afterAll, afterEach, beforeAll } from "bun:test";
import { createForwarding } from "../../server/platform/core/forwarding.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Sender, startSender } from "../../server/webhooks/sender.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type Receiver, startReceiver } from "./webhook-receiver.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export let service: Service;

export let receiver: Receiver;

export let alice: Person;

export const senders: Sender[] = [];

/** Looks for work only when it is told to. Its clock is `clock.ms` ahead. */
export function newSender(clock = { ms: 0 }): Sender {
  const { context, db } = service.app;
  const ahead = { now: () => new Date(Date.now() + clock.ms), set() {} };
  const parts = { ...context, db, forwarding: createForwarding() };
  const sender = startSender(parts, { secondMs: 1000, clock: ahead });
  senders.push(sender);
  return sender;
}

export async function boardWithHook(path: string) {
  const { board_id, column_id } = await boardOf(alice);
  const hook = await alice.createWebhook({ board_id, url: receiver.url + path });
  const add = (title: string) => alice.createCard({ board_id, column_id, title });
  const row = async () => {
    const { rows } = await service.app.db.read({
      rows: sql<Record<string, string | number | null>>`SELECT cursor, attempts, next_attempt_at, leased_until
        FROM webhooks WHERE id = ${hook.id}`,
    });
    return rows[0]!;
  };
  const listed = async () => (await alice.listWebhookDeliveries({ webhook_id: hook.id })).items;
  return { board_id, hook, add, row, listed };
}

/** Looks for work until it is done. */
export async function until(
  sender: Sender,
  done: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  await eventually(async () => {
    await sender.look();
    await Bun.sleep(5);
    return done();
  }, what);
}

/** For all tests of a file. */
export function setSenderScene(): void {
  beforeAll(async () => {
    receiver = startReceiver();
    service = await startService({
      settings: { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", EVENT_RETENTION_DAYS: "2", WEBHOOK_WAIT_DAYS: "3" },
      // The service's own sender does not look for work, and hears of none.
      secondMs: 60_000,
      skipLogCheck: true,
    });
    service.app.context.forwarding.listen({ committed() {}, wake() {} });
    alice = await service.person("alice");
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    await service.app.db.write([sql`DELETE FROM webhooks`]);
    receiver.received.length = 0;
    receiver.respond = () => new Response(null, { status: 204 });
  });
}
