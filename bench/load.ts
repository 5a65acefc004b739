/**
 * The load, in a process of its own: plain sockets that send prepared requests one after another and read the
 * answers just far enough to know where they end. A job comes as one line of JSON, its result goes out as one.
 */
export interface LoadJob {
  port: number;
  connections: number;
  seconds: number;
  /** Raw requests; each connection goes through them from its own place, round and round. */
  requests: string[];
}

export interface LoadResult {
  requests: number;
  seconds: number;
  bytes: number;
  /** Answers whose status was not 2xx or 304. */
  failures: number;
  p50Ms: number;
  p99Ms: number;
  /** What this process itself used. */
  cpuSeconds: number;
}

async function run({ port, connections, seconds, requests }: LoadJob): Promise<LoadResult> {
  const encoded = requests.map((request) => Buffer.from(request));
  const times: number[] = [];
  let bytes = 0;
  let failures = 0;
  let done = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const cpu = process.cpuUsage();

  await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      let next = Math.floor((index * encoded.length) / connections);
      let sentAt = 0;
      let expected = -1;
      let received = 0;
      let head = "";
      return new Promise<void>((resolve, reject) => {
        Bun.connect({
          hostname: "127.0.0.1",
          port,
          socket: {
            open: send,
            data(socket, chunk) {
              bytes += chunk.length;
              received += chunk.length;
              if (expected < 0) {
                head += chunk.toString("latin1", 0, Math.min(chunk.length, 4096));
                const split = head.indexOf("\r\n\r\n");
                if (split < 0) return;
                if (!/^HTTP\/1\.1 (2|304)/.test(head)) failures++;
                expected = split + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
              }
              if (received < expected) return;
              const now = performance.now();
              times.push(now - sentAt);
              done++;
              if (now < end) return send(socket);
              socket.end();
              resolve();
            },
            error: (_, error) => reject(error),
            close: () => resolve(),
          },
        }).catch(reject);
        function send(socket: { write(data: Buffer): number }): void {
          head = "";
          expected = -1;
          received = 0;
          sentAt = performance.now();
          socket.write(encoded[next++ % encoded.length]!);
        }
      });
    }),
  );
  const used = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: done,
    seconds: (performance.now() - started) / 1000,
    bytes,
    failures,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuSeconds: (used.user + used.system) / 1e6,
  };
}

if (import.meta.main) {
  for await (const line of console) console.log(JSON.stringify(await run(JSON.parse(line) as LoadJob)));
}
