/** The service of `serverProcess`, with the settings of its environment. */
import { startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { webPages } from "../../server/web/pages.ts";
import { LOW_COST } from "../support/low-cost.ts";
import { builtWebApp } from "../support/web-app.ts";

const config = readConfig(process.env);
await startApp(config, { web: webPages(config.BASE_PATH, builtWebApp), passwordCost: LOW_COST });
