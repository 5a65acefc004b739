/** A whole run against one stage. */
import { silentSockets, slowReaders, stalledUploads } from "./attacks/connections.ts";
import { copies } from "./attacks/copies.ts";
import { deepJson } from "./attacks/deep-json.ts";
import { headerBlanks } from "./attacks/header-blanks.ts";
import { imports } from "./attacks/imports.ts";
import { largeColumns } from "./attacks/large-columns.ts";
import { logins } from "./attacks/logins.ts";
import { manyBoards } from "./attacks/many-boards.ts";
import { mentions } from "./attacks/mentions.ts";
import { searches } from "./attacks/searches.ts";
import { watchers } from "./attacks/watchers.ts";
import { attemptOf } from "./attempt.ts";
import { type Bystander, startBystander } from "./bystander.ts";
import { AT_ONCE, flood } from "./flood.ts";
import type { Size } from "./heaviest-board.ts";
import { buildPlace, type Place } from "./place.ts";
import { figuresLine, windowLine } from "./report.ts";
import { type Extent, mib, type Scene, setScene, type Window } from "./scene.ts";
import type { Stage } from "./stage.ts";
import { watch } from "./watcher.ts";

const FLOOR_MS = 1_500;

export const ATTACKS = [
  headerBlanks,
  deepJson,
  logins,
  stalledUploads,
  slowReaders,
  silentSockets,
  manyBoards,
  imports,
  copies,
  mentions,
  searches,
  largeColumns,
  watchers,
];

export interface Plan {
  size: Size;
  extent: Extent;
  parts: readonly ((scene: Scene) => Promise<void>)[];
  say(line: string): void;
}

export async function abuse(stage: Stage, { size, extent, parts, say }: Plan): Promise<Window[]> {
  const bystander = await startBystander(stage.url);
  try {
    const place = await buildPlace(stage.url, size);
    say(`the heaviest board: ${JSON.stringify(place.board.counts)}`);
    const watcher = await watch(stage.url, place.board.board_id, place.attacker.token);
    const alone = await bystander.during(() => Bun.sleep(FLOOR_MS));
    say(figuresLine("the bystander alone", alone.figures));
    const ordinaryBytes = await ordinaryRequests(stage, bystander, place, say);
    const scene = setScene({ stage, bystander, watcher, place, extent, ordinaryBytes }, (window) =>
      say(windowLine(window)),
    );
    for (const part of parts) await part(scene);
    watcher.close();
    for (const line of stage.errors().slice(0, 5)) say(`logged ${line}`);
    return scene.windows;
  } finally {
    await bystander.stop();
  }
}

/** What the service takes, and others wait, when as many requests as in a flood come at once and none is out of the ordinary. */
async function ordinaryRequests(
  stage: Stage,
  bystander: Bystander,
  { attacker, small }: Place,
  say: Plan["say"],
): Promise<number> {
  const read = attemptOf({
    ...{ route: "getBoard", about: "ordinary", method: "GET", target: `/boards/${small.board_id}` },
    token: attacker.token,
  });
  // The web client is bundled for the first who asks for its page: a part of starting, which no request repeats.
  await fetch(stage.url).then((response) => response.arrayBuffer());
  // Without what is left of that, and of building the board.
  await stage.memory();
  stage.resetPeak();
  const { figures } = await bystander.during(() =>
    flood(stage.url, [read], { atOnce: AT_ONCE, ms: FLOOR_MS }),
  );
  const peakBytes = stage.peakBytes();
  const line = figuresLine(`beside ${AT_ONCE} ordinary requests at once`, figures);
  say(`${line}; resident memory ${mib(peakBytes)}, from where growth is counted`);
  return peakBytes;
}
