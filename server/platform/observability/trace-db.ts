/** The database as one request sees it while it is traced: every statement leaves a span. Values are never recorded. */
import type { Change, Db, Queries } from "../db/db.ts";
import { withMethods } from "../db/with-methods.ts";
import type { Attributes, Span } from "./trace.ts";

/** Every method that sends something: one that is added to the database and missing here does not compile. */
type Traced = Omit<Db, "kind" | "isDistributed" | "statements" | "counts" | "onDisruption" | "close">;

export function tracedDb(db: Db, request: Span): Db {
  const begin = (operation: string, about: Attributes) =>
    request.child(operation, { "db.system.name": SYSTEM[db.kind], "db.operation.name": operation, ...about });

  async function timed<T>(span: Span, work: Promise<T>): Promise<T> {
    try {
      const result = await work;
      span.end();
      return result;
    } catch (error) {
      span.end({}, nameOf(error));
      throw error;
    }
  }

  /**
   * Two spans an attempt: `load` begins when the database takes the queries, after any waiting in line, and ends with
   * the decision; `commit` ends when the change is acknowledged or, if the race was lost, when it is loaded again.
   */
  async function change<Q extends Queries, Result>(given: Change<Q, Result>): Promise<Result> {
    let current: Span | undefined;
    function next(operation?: string): void {
      current?.end();
      current = operation ? begin(operation, { "db.query.summary": summary(given.load) }) : undefined;
    }
    try {
      const result = await db.change<Q, Result>({
        ...given,
        onLoad: () => next("load"),
        decide(rows) {
          next();
          const outcome = given.decide(rows);
          if (outcome.commit) next("commit");
          return outcome;
        },
      });
      next();
      return result;
    } catch (error) {
      current?.end({}, nameOf(error));
      throw error;
    }
  }

  const traced: Traced = {
    read: (queries, account) =>
      timed(begin("read", { "db.query.summary": summary(queries) }), db.read(queries, account)),
    readWithin: (boardId, queries, account) =>
      timed(
        begin("read", { "db.query.summary": summary(queries) }),
        db.readWithin(boardId, queries, account),
      ),
    readMany: (queries, account) =>
      timed(begin("read", { "db.query.summary": summary(queries) }), db.readMany(queries, account)),
    readManyWithin: (boardId, queries, account) =>
      timed(
        begin("read", { "db.query.summary": summary(queries) }),
        db.readManyWithin(boardId, queries, account),
      ),
    together: (boardIds) => timed(begin("read", { "db.query.summary": "together" }), db.together(boardIds)),
    groups: () => timed(begin("read", { "db.query.summary": "groups" }), db.groups()),
    bytes: (query, account) =>
      timed(begin("bytes", { "db.query.text": query.chunks.join("?") }), db.bytes(query, account)),
    bytesWithin: (boardId, query, account) =>
      timed(
        begin("bytes", { "db.query.text": query.chunks.join("?") }),
        db.bytesWithin(boardId, query, account),
      ),
    write(statements, queue) {
      const text = statements.map(({ chunks }) => chunks.join("?")).join(";\n");
      return timed(begin("write", { "db.query.text": text }), db.write(statements, queue));
    },
    change,
    checkWritable: () => timed(begin("check", {}), db.checkWritable()),
    missingWorkers: () => timed(begin("check", {}), db.missingWorkers()),
  };
  return withMethods(db, traced);
}

const SYSTEM = { sqlite: "sqlite", postgres: "postgresql" };

function summary(queries: Queries): string {
  return Object.keys(queries).join(", ");
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}
