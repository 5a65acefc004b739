/** A socket of a plain connection on the attacked board: how much one of those who watch is told. */
export interface Watcher {
  readonly toldBytes: number;
  close(): void;
}

export async function watch(url: string, boardId: string, token: string): Promise<Watcher> {
  let toldBytes = 0;
  let closed = false;
  let socket: WebSocket;

  /** Cut off because of what it was sent, it comes back: the next request is told to it too. */
  function open(): Promise<void> {
    return new Promise((resolve) => {
      socket = new WebSocket(`${url.replace("http", "ws")}/ws/boards/${boardId}?token=${token}`);
      socket.onopen = () => resolve();
      socket.onmessage = ({ data }) => {
        const text = String(data);
        toldBytes += Buffer.byteLength(text);
        if (text.startsWith('{"type":"ping"')) socket.send('{"type":"pong"}');
      };
      socket.onclose = () => {
        if (!closed) setTimeout(open, 100);
      };
    });
  }

  await open();
  return {
    get toldBytes() {
      return toldBytes;
    },
    close() {
      closed = true;
      socket.close();
    },
  };
}
