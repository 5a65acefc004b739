/** The visible list of what is measured, in the order of the table. */
import type { Row } from "../row.ts";
import type { Stage } from "../stage.ts";
import { changeLongColumn } from "./column-changes.ts";
import { amongMany } from "./crowd.ts";
import { drag } from "./dragging.ts";
import { deliveryTime, fanOut } from "./fan-out.ts";
import { besideLarge, readChanged, readLarge } from "./fresh-reads.ts";
import { importLarge } from "./imports.ts";
import { idle, readThroughOther } from "./instances.ts";
import { interact } from "./interaction.ts";
import { logSpace } from "./log-space.ts";
import { logIn } from "./logins.ts";
import { moveInLongColumn } from "./long-column.ts";
import { withLongPast } from "./long-past.ts";
import { lookUp } from "./look-ups.ts";
import { open } from "./opening.ts";
import { readPast } from "./past.ts";
import { readCompressed, readKnown, readPlain } from "./reads.ts";
import { searchCards } from "./search.ts";
import { connectMany, keepIdle } from "./sockets.ts";
import { start } from "./start.ts";
import { watchPublicly } from "./watchers.ts";
import { changesWithEndpoints, deliver, deliveryCost } from "./webhooks.ts";
import { moveOnOneBoard, moveOnPostgres, moveOnSqlite, otherChanges } from "./writes.ts";

export interface Scenario {
  /** What takes long to make, so that it can be made while something else waits. */
  prepare?(stage: Stage): Promise<unknown>;
  measure(stage: Stage): Promise<Row[]>;
}

const readBoards = ({ stores, readBoard }: Stage) => Promise.all(stores.map(readBoard));
const writeBoards = ({ stores, writeBoards }: Stage) => Promise.all(stores.map(writeBoards));
const largeBoard = (stage: Stage) => stage.largeBoard("sqlite");
const dragBoards = (stage: Stage) => Promise.all([stage.readBoard("sqlite"), stage.wideBoard("sqlite")]);
const longColumns = ({ stores, longColumn }: Stage) => Promise.all(stores.map(longColumn));
const crowds = ({ stores, crowdedService }: Stage) => Promise.all(stores.map(crowdedService));

export const scenarios: Record<string, Scenario> = {
  R1: { prepare: readBoards, measure: readPlain },
  R1z: { prepare: readBoards, measure: readCompressed },
  R2: { prepare: readBoards, measure: readKnown },
  R3: { prepare: readBoards, measure: readChanged },
  R3i: { measure: readThroughOther },
  R4: { prepare: largeBoard, measure: readLarge },
  R5: { prepare: largeBoard, measure: besideLarge },
  W1: { prepare: writeBoards, measure: moveOnPostgres },
  W2: { prepare: writeBoards, measure: moveOnSqlite },
  W3: { prepare: writeBoards, measure: otherChanges },
  W4: { prepare: writeBoards, measure: moveOnOneBoard },
  G1: { prepare: longColumns, measure: moveInLongColumn },
  G2: { prepare: crowds, measure: amongMany },
  G3: { prepare: longColumns, measure: changeLongColumn },
  G4: { measure: withLongPast },
  H1: { measure: readPast },
  L1: { measure: logSpace },
  Q1: { measure: searchCards },
  M1: { measure: importLarge },
  F1: { measure: fanOut },
  F2: { measure: deliveryTime },
  D1: { measure: deliver },
  D2: { measure: deliveryCost },
  D3: { measure: changesWithEndpoints },
  C1: { measure: keepIdle },
  C2: { measure: connectMany },
  P1: { measure: watchPublicly },
  A1: { measure: logIn },
  S1: { measure: start },
  I1: { measure: idle },
  K1: { measure: lookUp },
  U1: { prepare: readBoards, measure: interact },
  U2: { prepare: readBoards, measure: open },
  U3: { prepare: dragBoards, measure: drag },
};
