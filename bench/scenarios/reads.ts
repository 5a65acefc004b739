/** R1, R1z, R2: a board that has not changed, against Bun's server sending the same bytes from memory. */

import { inRounds } from "../rounds.ts";
import { makeRow, type Round, type Row, type Target } from "../row.ts";
import { type Service, STORE_NAMES, type Store } from "../service.ts";
import type { Stage } from "../stage.ts";
import type { BytesJob } from "../workers/bytes-server.ts";

interface Reading {
  id: string;
  work: string;
  headers: (etag: string) => string[];
  targets: Record<Store, Target>;
}

const CONNECTIONS = 32;
const PLAIN: Reading = {
  id: "R1",
  work: "read a board, unchanged",
  headers: () => [],
  targets: { sqlite: { atLeast: 0.8 }, postgres: { atLeast: 0.5 } },
};
const COMPRESSED: Reading = {
  ...PLAIN,
  id: "R1z",
  work: "the same, gzip",
  headers: () => ["Accept-Encoding: gzip"],
};
const KNOWN: Reading = {
  id: "R2",
  work: "the same, If-None-Match",
  headers: (etag) => [`If-None-Match: ${etag}`],
  targets: { sqlite: { atLeast: 0.5 }, postgres: { atLeast: 0.3 } },
};

export const readPlain = (stage: Stage) => read(stage, PLAIN);
export const readCompressed = (stage: Stage) => read(stage, COMPRESSED);
export const readKnown = (stage: Stage) => read(stage, KNOWN);

async function read(stage: Stage, { id, work, headers, targets }: Reading): Promise<Row[]> {
  const { plan, stores } = stage;
  const anchor = stage.worker<BytesJob, { port: number }>("bytes-server");
  const sides = await Promise.all(
    stores.map(async (store) => {
      const service = await stage.service(store);
      const path = `/boards/${(await stage.readBoard(store)).id}`;
      const etag = (await answerOf(service, path, [])).headers.get("etag")!;
      return {
        store,
        service,
        path,
        request: service.request("GET", path, { headers: headers(etag) }),
        etag,
      };
    }),
  );
  const [first] = sides;
  const { port } = await anchor.ask(await sameAnswer(first!.service, first!.path, headers(first!.etag)));
  const load = { connections: CONNECTIONS, seconds: plan.seconds };
  const rounds = await inRounds(plan.rounds, async () => {
    const bare = await stage.measureAnchor(anchor.pid, { ...load, port, requests: [first!.request] });
    const measured: Partial<Record<Store, Round>> = {};
    for (const { store, service, request } of sides) {
      measured[store] = {
        service: await stage.measure(service, { ...load, requests: [request] }),
        anchor: bare,
      };
    }
    return measured;
  });
  await anchor.stop();
  return stores.map((store) => {
    const about = { id, work: `${work}, ${STORE_NAMES[store]}`, unit: "requests/s", target: targets[store] };
    return makeRow(
      about,
      rounds.map((round) => round[store]!),
    );
  });
}

/** What the anchor must send to send the same. */
async function sameAnswer(service: Service, path: string, headers: string[]): Promise<BytesJob> {
  const response = await answerOf(service, path, headers);
  const names = ["content-type", "content-encoding", "etag"];
  const kept = names.flatMap((name) =>
    response.headers.has(name) ? [[name, response.headers.get(name)!]] : [],
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    body: response.status === 304 ? undefined : bytes.toBase64(),
    headers: Object.fromEntries(kept) as Record<string, string>,
  };
}

function answerOf({ url, token }: Service, path: string, headers: string[]): Promise<Response> {
  const given = headers.map((header) => header.split(": ") as [string, string]);
  const asked = {
    "accept-encoding": "identity",
    ...Object.fromEntries(given.map(([k, v]) => [k.toLowerCase(), v])),
  };
  return fetch(`${url}${path}`, {
    headers: { ...asked, authorization: `Bearer ${token}` },
    decompress: false,
  });
}
