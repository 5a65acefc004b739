/** Tells whoever sends the events of boards to other services. Without a listener nothing happens. */
interface ForwardingListener {
  /** The board has new events. */
  committed(boardId: string): void;
  /** What is to be sent, or where to, has changed. */
  wake(boardId: string): void;
}

export interface Forwarding extends ForwardingListener {
  listen(listener: ForwardingListener): void;
}

export function createForwarding(): Forwarding {
  let listener: ForwardingListener | undefined;
  return {
    committed: (boardId) => listener?.committed(boardId),
    wake: (boardId) => listener?.wake(boardId),
    listen(given) {
      listener = given;
    },
  };
}
