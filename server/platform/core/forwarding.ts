/** Wakes whoever sends the events of boards to other services. Without a listener nothing happens. */
export interface Forwarding {
  /** The board has new events, or something else to send. */
  wake(boardId: string): void;
  listen(listener: (boardId: string) => void): void;
}

export function createForwarding(): Forwarding {
  let listener: ((boardId: string) => void) | undefined;
  return {
    wake: (boardId) => listener?.(boardId),
    listen(given) {
      listener = given;
    },
  };
}
