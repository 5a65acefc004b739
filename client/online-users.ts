/** Who is on a board at the moment: a list that the service is asked for, and messages about those who come and go. */
import type { PresenceMessage } from "../contract/socket.ts";

type Answer = { online_users: readonly { user_id: string; username: string }[] };

export class OnlineUsers {
  /** User id to name; a new map with every change. */
  current: ReadonlyMap<string, string> = new Map();
  readonly #onChange: () => void;
  /** Messages that arrive while the answer is on its way: they are newer than what it says. */
  #arrived: PresenceMessage[] | null = null;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  receive(message: PresenceMessage): void {
    this.#arrived?.push(message);
    this.#set(this.current, [message]);
  }

  async load(ask: () => Promise<Answer>): Promise<void> {
    const arrived: PresenceMessage[] = [];
    this.#arrived = arrived;
    const answer = await ask().catch(() => null);
    if (this.#arrived !== arrived) return;
    this.#arrived = null;
    if (answer)
      this.#set(new Map(answer.online_users.map(({ user_id, username }) => [user_id, username])), arrived);
  }

  /** Without a connection nobody is known to be there. */
  clear(): void {
    this.#arrived = null;
    this.current = new Map();
  }

  #set(before: ReadonlyMap<string, string>, messages: readonly PresenceMessage[]): void {
    const online = new Map(before);
    for (const { type, user_id, username } of messages) {
      if (type === "user_joined") online.set(user_id, username);
      else online.delete(user_id);
    }
    this.current = online;
    this.#onChange();
  }
}
