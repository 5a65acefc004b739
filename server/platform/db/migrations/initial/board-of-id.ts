/** Paths name a card, not its board: the board is looked up by the id alone, once for each process. */
export function boardOfId(table: string): string {
  return `CREATE INDEX ${table}_id ON ${table} (id)`;
}
