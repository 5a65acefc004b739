/** The settings as --help and .env.example list them. */
import { flagOf, SETTINGS } from "../config.ts";
import type { Setting } from "./setting-kinds.ts";

const settings = Object.entries<Setting<unknown>>(SETTINGS);

export function settingsHelp(): string {
  return settings
    .map(([name, { help, defaults }]) => {
      const { shown } = shownDefault(defaults);
      return `  --${flagOf(name).padEnd(28)} ${name.padEnd(27)} ${help}${shown && ` [${shown}]`}`;
    })
    .join("\n");
}

/** The contents of .env.example. */
export function settingsExample(): string {
  const entries = settings.map(([name, { help, defaults }]) => {
    const { shown, depends } = shownDefault(defaults);
    return depends ? `# ${help} (default: ${shown})\n#${name}=\n` : `# ${help}\n#${name}=${shown}\n`;
  });
  return [INTRODUCTION, ...entries].join("\n");
}

const INTRODUCTION =
  "# Every setting with its default. Copy this file to .env and change what you need; the service reads it at start.\n";

/** `depends`: on ENVIRONMENT. */
function shownDefault({ production, development }: Setting<unknown>["defaults"]) {
  const [inProduction, otherwise] = [shownValue(production), shownValue(development)];
  return inProduction === otherwise
    ? { shown: otherwise, depends: false }
    : { shown: `${inProduction || "none"} in production, else ${otherwise}`, depends: true };
}

function shownValue(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : typeof value === "object" ? "" : String(value);
}
