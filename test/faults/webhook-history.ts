/** Judges what an endpoint was sent against the log of the board; empty when nothing is wrong. */
import type { BoardEvent } from "../../contract/events.ts";
import type { Message } from "../machine/webhook-receiver.ts";

/**
 * Every event of the log, at least once and in order: a repeated message repeats the one before it, and all copies of a
 * message are the same bytes under the same id.
 */
export function webhookObjections(
  endpoint: string,
  log: readonly BoardEvent[],
  messages: readonly Message[],
  /** How often an event may arrive. */
  atMost: (seq: number) => number,
): string[] {
  const problems: string[] = [];
  const received = messages.filter((message) => message.endpoint === endpoint);
  const copies = new Map<string, Message[]>();
  let last = 0;
  for (const message of received) {
    const { seq, board_id } = message.body;
    if (message.id !== `${board_id}:${seq}`)
      problems.push(`${endpoint}: event ${seq} has the id ${message.id}`);
    if (seq !== last && seq !== last + 1 && last !== 0) problems.push(`${endpoint}: ${seq} follows ${last}`);
    last = Math.max(last, seq);
    copies.set(message.id, [...(copies.get(message.id) ?? []), message]);
  }
  for (const event of log) {
    const sent = copies.get(`${event.board_id}:${event.seq}`) ?? [];
    if (sent.length === 0) problems.push(`${endpoint}: event ${event.seq} never arrived`);
    if (sent.length > atMost(event.seq))
      problems.push(`${endpoint}: event ${event.seq} arrived ${sent.length} times`);
    if (sent.some(({ text }) => text !== sent[0]?.text))
      problems.push(`${endpoint}: copies of event ${event.seq} differ`);
    if (sent[0] && !Bun.deepEquals(sent[0].body, event))
      problems.push(`${endpoint}: event ${event.seq} is not what the log has`);
  }
  const known = new Set(log.map(({ board_id, seq }) => `${board_id}:${seq}`));
  for (const id of copies.keys()) if (!known.has(id)) problems.push(`${endpoint}: ${id} is not in the log`);
  return problems;
}
