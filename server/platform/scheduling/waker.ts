/** Tells somebody that there is something to do. Without a listener nothing happens. */
export interface Waker {
  wake(): void;
  listen(listener: () => void): void;
}

export function createWaker(): Waker {
  let listener: (() => void) | undefined;
  return {
    wake: () => listener?.(),
    listen(given) {
      listener = given;
    },
  };
}
