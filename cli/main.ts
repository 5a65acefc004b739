#!/usr/bin/env bun
/** boardcast <command>: every command in one table. A command loads only what it needs. */
import { ConfigError, parseFlags, readConfig, refuseUnknownFlags, settingsHelp } from "../server/config.ts";

/** What starts this program once more. */
const PROGRAM = Bun.isStandaloneExecutable ? [process.execPath] : [process.execPath, Bun.main];

/** A command without help is none for people. */
const COMMANDS: Record<string, { help?: string; run(args: string[]): Promise<void> }> = {
  serve: {
    help: "serve                 Run the service",
    async run(args) {
      const { flags, rest } = parseFlags(args);
      refuseUnknownFlags(flags);
      if (rest.length > 0) throw new ConfigError(`serve takes only settings, not ${rest.join(" ")}`);
      const config = readConfig(process.env, flags);
      (await import("./parent.ts")).endWithParent(process.env);
      if (config.WORKERS === 1) return (await import("../server/main.ts")).serve(config);
      const { supervise } = await import("../server/supervisor.ts");
      process.exit(await supervise(config, (port) => [...PROGRAM, "worker", ...args, `--port=${port}`]));
    },
  },
  worker: {
    async run(args) {
      if (!process.send) throw new ConfigError("worker is what `serve --workers` starts; use that");
      const { serveAsWorker } = await import("../server/main.ts");
      await serveAsWorker(readConfig(process.env, parseFlags(args).flags));
    },
  },
  health: {
    help: "health                Ask the service on this machine whether it is ready; ends with 0 or 1",
    run: async (args) => (await import("./health.ts")).healthCommand(args),
  },
  migrate: {
    help: "migrate               Bring the database to this version's schema, and end",
    async run(args) {
      const { flags } = parseFlags(args);
      refuseUnknownFlags(flags);
      const config = readConfig(process.env, flags);
      const { openDb } = await import("../server/app.ts");
      await (await openDb(config)).close();
      console.log("The database is up to date.");
    },
  },
  backup: {
    help: "backup FILE           Write a verified copy of the SQLite database, also while it is in use",
    run: async (args) => (await import("./backup.ts")).backupCommand(args),
  },
  restore: {
    help: "restore FILE          Put a backup in the place of the SQLite database, which is kept aside",
    run: async (args) => (await import("./restore.ts")).restoreCommand(args),
  },
  restored: {
    help: "restored              After pg_restore: make every client start over from what is there now",
    run: async (args) => (await import("./restored.ts")).restoredCommand(args),
  },
  copy: {
    help: `copy --from DB --to DB
                        Everything to an empty database; DB is sqlite:FILE or postgres://…`,
    run: async (args) => (await import("./copy.ts")).copyCommand(args),
  },
  doctor: {
    help: "doctor [--json true]  Check settings, database, Redis and machine; ends with 1 if a check fails",
    run: async (args) => (await import("./doctor.ts")).doctorCommand(args),
  },
  user: {
    help: `user create --email E --username U [--password P] [--superuser true]
  user promote E        Make an account a superuser
  user deactivate E     Lock an account out, at once
  user reset-password E [--password P]
                        Without a password, one is made and printed`,
    run: async (args) => (await import("./user.ts")).userCommand(args),
  },
  attachments: {
    help: `attachments move --to s3|database
                        Move the bytes of all attachments there, while the service runs`,
    run: async (args) => (await import("./attachments.ts")).attachmentsCommand(args),
  },
};

function help(): string {
  const commands = Object.values(COMMANDS).flatMap(({ help }) => (help ? `  ${help}` : []));
  return `boardcast <command> [settings]

Commands
${commands.join("\n")}
  help                  This page

Settings: a flag, or the environment variable beside it; the default in brackets
${settingsHelp()}
`;
}

async function main([command = "help", ...args]: string[]): Promise<void> {
  if (command === "help" || command === "--help" || args.includes("--help")) {
    process.stdout.write(help());
    return;
  }
  const known = Object.hasOwn(COMMANDS, command) && COMMANDS[command];
  if (!known) throw new ConfigError(`There is no command ${command}; boardcast --help lists them`);
  await known.run(args);
}

/** A message may repeat what was typed or read: it must not control the terminal. */
function printable(message: string): string {
  return message.replace(/\p{Cc}/gu, (character) => (character === "\n" ? "\n" : "?"));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(
    error instanceof ConfigError || error.message ? `boardcast: ${printable(error.message)}` : error,
  );
  process.exit(1);
});
