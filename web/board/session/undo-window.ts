/** Changes that can still be undone: each is sent when its message goes away, or when something must not overtake it. */
import type { Toast } from "../../ui/feedback/toasts.tsx";

interface Choice {
  send: () => void;
  undo: () => void;
}

export class UndoWindow {
  readonly #say: (message: Toast) => () => void;
  readonly #open = new Map<string, () => void>();

  constructor(say: (message: Toast) => () => void) {
    this.#say = say;
  }

  /** Shows the message with its Undo button; exactly one of the two choices is made, unless the change is forgotten. */
  offer(key: string, message: string, { send, undo }: Choice): void {
    const decide = (choice: () => void) => {
      if (this.#open.delete(key)) choice();
    };
    const dismiss = this.#say({
      message,
      action: { label: "Undo", run: () => decide(undo) },
      onExpire: () => decide(send),
    });
    this.#open.set(key, () => {
      dismiss();
      decide(send);
    });
  }

  /** Sends everything now. */
  flush(): void {
    for (const send of [...this.#open.values()]) send();
  }

  /** The outcome of the change is known by other means. */
  forget(key: string): void {
    this.#open.delete(key);
  }
}
