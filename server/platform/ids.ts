export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** UUID v7: ids made one after another sort so, which is the order of labels, rules and attachments. */
export function newId(): string {
  return Bun.randomUUIDv7();
}
