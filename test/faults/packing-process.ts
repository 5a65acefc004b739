/** Packs the events of a board one by one, to be killed meanwhile. Says when it begins. */
import type { Config } from "../../server/config.ts";
import { openDb } from "../../server/open-db.ts";
import { packAll } from "../support/packs.ts";

const config: Config = JSON.parse(process.env.PACKING_TEST_CONFIG ?? "");
const db = await openDb(config);
console.log("packing");
await packAll(db, process.env.PACKING_TEST_BOARD ?? "", 2);
await db.close();
