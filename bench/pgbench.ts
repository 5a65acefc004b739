/** The least a durable move can cost on PostgreSQL: pgbench, with prepared statements. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BareMove } from "./anchor-moves.ts";
import type { Sample } from "./row.ts";
import type { Service } from "./service.ts";

export interface Pgbench {
  measure(seconds: number): Promise<Sample>;
  remove(): void;
}

const CLIENTS = 8;

/** A script for each board, drawn by lot: values in the text, so that nothing is looked up but what is moved. */
export function preparePgbench(bin: string, service: Service, moves: BareMove[]): Pgbench {
  const folder = mkdtempSync(join(tmpdir(), "boardcast-pgbench-"));
  const boards = Map.groupBy(moves, (move) => move.boardId);
  const scripts = [...boards].map(([boardId, ofBoard]) => {
    const path = join(folder, `${boardId}.sql`);
    writeFileSync(path, ofBoard.map(transaction).join(""));
    return path;
  });
  const movesPerScript = moves.length / scripts.length;
  return {
    async measure(seconds) {
      const options = [
        "-n",
        "-M",
        "prepared",
        "-c",
        String(CLIENTS),
        "-T",
        String(Math.max(1, Math.round(seconds))),
      ];
      const files = scripts.flatMap((path) => ["-f", path]);
      const before = service.cpu().database;
      const child = Bun.spawn([`${bin}/pgbench`, ...options, ...files, service.database], { stderr: "pipe" });
      const [output, errors] = await Promise.all([
        new Response(child.stdout).text(),
        new Response(child.stderr).text(),
        child.exited,
      ]);
      const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
      const done = number(/actually processed: (\d+)/) * movesPerScript;
      if (!(done > 0)) throw new Error(`pgbench failed: ${errors}`);
      return {
        value: number(/^tps = ([\d.]+)/m) * movesPerScript,
        databaseCpuUs: ((service.cpu().database - before) * 1e6) / done,
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function transaction({ boardId, cardId, columnId, userId, data }: BareMove): string {
  return `BEGIN;
UPDATE boards SET seq = seq + 1, revision = revision + 1 WHERE id = '${boardId}' RETURNING seq \\gset
UPDATE cards SET column_id = '${columnId}', updated_at = now()::text, rank = (SELECT min(rank) - 65536 FROM cards WHERE board_id = '${boardId}' AND column_id = '${columnId}') WHERE board_id = '${boardId}' AND id = '${cardId}';
INSERT INTO board_events (board_id, seq, first_seq, about_id, type, user_id, data, created_at) VALUES ('${boardId}', :seq, :seq, '${cardId}', 'card.moved', '${userId}', ${literal(data)}, now()::text);
COMMIT;
`;
}

/** A colon would be a variable of pgbench, were it followed by a letter. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll(/:(?=\w)/g, ";")}'`;
}
