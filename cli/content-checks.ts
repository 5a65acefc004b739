/** Checks that a database cannot make itself, for this program's schema. Object storage is not checked. */

/** How many boards a message names. */
const NAMED = 3;

/** What is wrong, and a query for the board of each fault. */
const ON_BOTH: Record<string, string> = {
  "boards whose event log has gaps": `SELECT b.id AS board_id
    FROM boards b JOIN board_events e ON e.board_id = b.id GROUP BY b.id, b.seq
    HAVING max(e.seq) <> b.seq OR max(e.seq) - min(e.seq) + 1 <> count(*)`,
  "attachments without their bytes": `SELECT a.board_id FROM attachments a
    LEFT JOIN attachment_blobs b ON b.board_id = a.board_id AND b.attachment_id = a.id
    LEFT JOIN attachment_objects o ON o.board_id = a.board_id AND o.attachment_id = a.id
    WHERE o.object_key IS NULL AND octet_length(b.blob) IS DISTINCT FROM a.size`,
};

const CHECKS = {
  /** Only from version 16 on can it tell what is JSON, and a check would have to read all events over the network. */
  postgres: ON_BOTH,
  sqlite: {
    ...ON_BOTH,
    "events that are not valid JSON": `SELECT board_id FROM board_events
      WHERE json_valid(data) = 0 OR json_valid(previous) = 0 OR json_valid(renumbered) = 0`,
  },
};

type Row = Record<string, unknown>;

interface ContentCheck {
  query: string;
  /** The fault, in words, that the rows of the query mean; nothing if there are none. */
  faultIn(rows: Row[]): string[];
}

export function contentChecks(kind: keyof typeof CHECKS): ContentCheck[] {
  return Object.entries(CHECKS[kind]).map(([what, query]) => ({
    query: `SELECT board_id, sum(count(*)) OVER () AS wrong, count(*) OVER () AS boards
      FROM (${query}) faults GROUP BY board_id ORDER BY board_id LIMIT ${NAMED}`,
    faultIn: (rows) => faultIn(what, rows),
  }));
}

function faultIn(what: string, rows: Row[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map((row) => String(row.board_id)).join(", ");
  return [`${first.wrong} ${what} (board ${ids}${Number(first.boards) > NAMED ? ", …" : ""})`];
}
