export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Sorts before every other id. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";
export const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** UUID v7: ids made one after another sort so, which is the order of labels, rules and attachments. */
export function newId(): string {
  return Bun.randomUUIDv7();
}

/** Told apart from every other one, not kept from being guessed. */
export function newStamp(): string {
  return Math.random().toString(36).slice(2);
}
