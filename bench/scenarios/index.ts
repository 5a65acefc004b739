/** The visible list of what is measured, in the order of the table. */
import type { Row } from "../row.ts";
import type { Stage } from "../stage.ts";
import { deliveryTime, fanOut } from "./fan-out.ts";
import { readChanged, readLarge } from "./fresh-reads.ts";
import { logIn } from "./logins.ts";
import { moveInLongColumn } from "./long-column.ts";
import { readCompressed, readKnown, readPlain } from "./reads.ts";
import { connectMany, keepIdle } from "./sockets.ts";
import { start } from "./start.ts";
import { moveOnOneBoard, moveOnPostgres, moveOnSqlite, otherChanges } from "./writes.ts";

export const scenarios: Record<string, (stage: Stage) => Promise<Row[]>> = {
  R1: readPlain,
  R1z: readCompressed,
  R2: readKnown,
  R3: readChanged,
  R4: readLarge,
  W1: moveOnPostgres,
  W2: moveOnSqlite,
  W3: otherChanges,
  W4: moveOnOneBoard,
  G1: moveInLongColumn,
  F1: fanOut,
  F2: deliveryTime,
  S1: start,
  A1: logIn,
  C2: connectMany,
  C1: keepIdle,
};
