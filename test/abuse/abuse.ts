/** A whole run against one stage. */
import { silentSockets, slowReaders, stalledUploads } from "./attacks/connections.ts";
import { deepJson } from "./attacks/deep-json.ts";
import { headerBlanks } from "./attacks/header-blanks.ts";
import { logins } from "./attacks/logins.ts";
import { manyBoards } from "./attacks/many-boards.ts";
import { startBystander } from "./bystander.ts";
import type { Size } from "./heaviest-board.ts";
import { buildPlace } from "./place.ts";
import { floorLine, windowLine } from "./report.ts";
import { type Extent, type Scene, setScene, type Window } from "./scene.ts";
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
    const { figures } = await bystander.during(() => Bun.sleep(FLOOR_MS));
    say(floorLine(figures));
    const scene = setScene({ stage, bystander, watcher, place, extent }, (window) => say(windowLine(window)));
    for (const part of parts) await part(scene);
    watcher.close();
    for (const line of stage.errors().slice(0, 5)) say(`logged ${line}`);
    return scene.windows;
  } finally {
    await bystander.stop();
  }
}
