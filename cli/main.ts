#!/usr/bin/env bun
/** boardcast <command>: every command in one table. A command loads only what it needs. */
import packageJson from "../package.json" with { type: "json" };
import { settingsHelp } from "../server/config/listing.ts";
import { ConfigError, readConfig } from "../server/config.ts";
import { parseSettings } from "./arguments.ts";
import { print, printError } from "./output.ts";

/** The command that starts this program again, as a worker. */
const PROGRAM = Bun.isStandaloneExecutable ? [process.execPath] : [process.execPath, Bun.main];

/** A command without help is internal. */
const COMMANDS: Record<string, { help?: string; run(args: string[]): Promise<void> }> = {
  serve: {
    help: "serve                 Run the service",
    async run(args) {
      const config = readConfig(process.env, parseSettings("serve", args));
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
      await serveAsWorker(readConfig(process.env, parseSettings("worker", args)));
    },
  },
  health: {
    help: "health                Ask the service at HOST and PORT whether it is ready; exit status 0 or 1",
    run: async (args) => (await import("./health.ts")).healthCommand(args),
  },
  migrate: {
    help: "migrate               Upgrade the database to this version's schema, and exit",
    async run(args) {
      const config = readConfig(process.env, parseSettings("migrate", args));
      const { openDb } = await import("../server/open-db.ts");
      await (await openDb(config)).close();
      print("The database is up to date.");
    },
  },
  backup: {
    help: `backup FILE           Write a verified copy of the SQLite database; the service may be running. Exits with 1
                        if that fails, or if something is damaged, which is reported and copied as it is`,
    run: async (args) => (await import("./backup.ts")).backupCommand(args),
  },
  restore: {
    help: `restore FILE [--even-if-damaged]
                        Replace the SQLite database with a backup, while the service is stopped.
                        The history of all boards starts over; only the backup still has it`,
    run: async (args) => (await import("./restore.ts")).restoreCommand(args),
  },
  "resync-clients": {
    help: `resync-clients        Make every client reload its boards; run it after pg_restore. It erases the history
                        of all boards (activity, undo, ?at=); a backup from before still has it`,
    run: async (args) => (await import("./resync-clients.ts")).resyncClientsCommand(args),
  },
  "end-access": {
    help: `end-access            Delete all API tokens, end all public links, renew all calendar addresses, disable all
                        webhooks and delete unsent mails; run it before the service is started on a restored or
                        copied database`,
    run: async (args) => (await import("./end-access.ts")).endAccessCommand(args),
  },
  reindex: {
    help: "reindex               Check the search index against the boards and correct it; the service may be running",
    run: async (args) => (await import("./reindex.ts")).reindexCommand(args),
  },
  copy: {
    help: `copy --from DB --to DB
                        Copy everything to an empty database; DB is sqlite:FILE or postgres://… Exit status 1 if that
                        fails, or if something in the source is damaged: it is named, and copied as it is`,
    run: async (args) => (await import("./copy.ts")).copyCommand(args),
  },
  export: {
    help: `export BOARD|--all DIR [--history]
                        Write the board of that id, or every board, into the folder DIR as ZIP archives; the service
                        may be running. Exit status 1 if one could not be written`,
    run: async (args) => (await import("./export.ts")).exportCommand(args),
  },
  import: {
    help: `import FILE|URL [--server URL] [--token T] [--title T] [--format F] [--tz ZONE]
                        [--date-order day_first|month_first] [--planka-token T] [--trello-key K --trello-token T]
                        [--idempotency-key K]
                        Import a file into a running service, or a board from a Planka server, and print the report.
                        The token is an API token. Tokens and keys are also read from BOARDCAST_TOKEN,
                        BOARDCAST_PLANKA_TOKEN, BOARDCAST_TRELLO_KEY and BOARDCAST_TRELLO_TOKEN. Dates of a table are
                        in the time zone of this machine, or of --tz; --date-order says what 05/06/2020 means. Exit
                        status 1 if it fails. With --follow ID instead of a file: wait for an import that has begun,
                        and print the report`,
    run: async (args) => (await import("./import.ts")).importCommand(args),
  },
  doctor: {
    help: "doctor [--json]       Check settings, database, Redis and machine; exit status 1 if something fails",
    run: async (args) => (await import("./doctor.ts")).doctorCommand(args),
  },
  user: {
    help: `user create --email E --username U [--password P | --no-password] [--superuser]
  user promote E        Make the account with e-mail address E a superuser
  user deactivate E     Lock the account out: its tokens are void at once
  user disconnect E     Disconnect the account from the OpenID Connect provider
  user reset-password E [--password P]
                        Change a password, log the account out, delete its API tokens and renew its calendar
                        address. Without --password, one is generated and printed`,
    run: async (args) => (await import("./user.ts")).userCommand(args),
  },
  attachments: {
    help: `attachments move --to s3|database
                        Move the content of all attachments; the service may be running`,
    run: async (args) => (await import("./attachments.ts")).attachmentsCommand(args),
  },
};

function help(): string {
  const commands = Object.values(COMMANDS).flatMap(({ help }) => (help ? `  ${help}` : []));
  return `boardcast <command> [settings]

Commands
${commands.join("\n")}
  help                  Print this page; also --help
  --version             Print the version

Settings, as flags or environment variables; the default is in brackets
${settingsHelp()}
`;
}

async function main([command = "help", ...args]: string[]): Promise<void> {
  if (command === "help" || command === "--help" || args.includes("--help")) {
    process.stdout.write(help());
    return;
  }
  if (command === "--version") {
    print(`boardcast ${packageJson.version}`);
    return;
  }
  const known = Object.hasOwn(COMMANDS, command) && COMMANDS[command];
  if (!known) throw new ConfigError(`There is no command ${command}; boardcast --help lists them`);
  await known.run(args);
}

main(process.argv.slice(2)).catch((error) => {
  printError(error instanceof ConfigError || error.message ? `boardcast: ${error.message}` : String(error));
  process.exit(1);
});
