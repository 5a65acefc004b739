/** Prints .env.example: npx bun ops/env-example.ts > .env.example */
import { settingsExample } from "../server/config/listing.ts";

process.stdout.write(settingsExample());
