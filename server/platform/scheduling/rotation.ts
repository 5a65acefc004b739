/** A queue that gives every account its turn; the entries of one account stay in order. */
export interface Rotation<Entry> {
  readonly size: number;
  add(account: string, entry: Entry): void;
  /** Of the first account in turn that `mayGo`; whoever may not keeps its turn. */
  next(mayGo?: (account: string) => boolean): Entry | undefined;
  /** Takes out those at the head of each account that `isOver`, with no turn for anybody. */
  drop(isOver: (entry: Entry) => boolean): Entry[];
}

export function createRotation<Entry>(): Rotation<Entry> {
  /** In the order of their turns. */
  const accounts = new Map<string, Entry[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(account, entry) {
      const entries = accounts.get(account);
      if (entries) entries.push(entry);
      else accounts.set(account, [entry]);
      size++;
    },
    next(mayGo = () => true) {
      for (const [account, entries] of accounts) {
        if (!mayGo(account)) continue;
        const entry = entries.shift();
        size--;
        if (entries.length === 0) accounts.delete(account);
        else if (accounts.size > 1) {
          accounts.delete(account);
          accounts.set(account, entries);
        }
        return entry;
      }
      return undefined;
    },
    drop(isOver) {
      const dropped: Entry[] = [];
      for (const [account, entries] of accounts) {
        const stay = entries.findIndex((entry) => !isOver(entry));
        if (stay === 0) continue;
        dropped.push(...entries.splice(0, stay < 0 ? entries.length : stay));
        if (entries.length === 0) accounts.delete(account);
      }
      size -= dropped.length;
      return dropped;
    },
  };
}
