/** DATABASE_URL with one server or several. */
import { describe, expect, test } from "bun:test";
import { readConfig } from "../../server/config.ts";
import { serversOf, shownDatabase, shownHosts } from "../../server/platform/db/postgres/address.ts";

const SEVERAL =
  "postgres://ada:p%40ss,word@pg1:5433,pg2,[::1]:5434/boards?target_session_attrs=read-write&sslmode=require";

test("an address of several servers is one for each, in order, without target_session_attrs", () => {
  expect(serversOf(SEVERAL)).toEqual([
    "postgres://ada:p%40ss,word@pg1:5433/boards?sslmode=require",
    "postgres://ada:p%40ss,word@pg2/boards?sslmode=require",
    "postgres://ada:p%40ss,word@[::1]:5434/boards?sslmode=require",
  ]);
  expect(serversOf("postgresql://pg1/boards")).toEqual(["postgresql://pg1/boards"]);
});

test("what is shown of an address has no password", () => {
  expect([shownHosts(SEVERAL), shownDatabase(SEVERAL)]).toEqual([
    "pg1:5433,pg2,[::1]:5434",
    "pg1:5433,pg2,[::1]:5434/boards",
  ]);
});

describe("the service does not start with an address that it cannot use, and does not repeat the password:", () => {
  const refusalOf = (url: string) => {
    try {
      readConfig({ DATABASE_URL: url });
      return "";
    } catch (error) {
      return String(error);
    }
  };

  test.each(["standby", "read-only", "prefer-standby", "nonsense"])("target_session_attrs=%s", (target) => {
    const said = refusalOf(`postgres://ada:secret@pg1,pg2/boards?target_session_attrs=${target}`);
    expect(said).toContain(
      `DATABASE_URL has target_session_attrs=${target}, but the service reads and writes`,
    );
    expect(said).not.toContain("secret");
  });

  test.each(["pg1:5432,", "pg1:port", "pg1:5432,pg2:70000"])("the hosts %s", (hosts) => {
    const said = refusalOf(`postgres://ada:secret@${hosts}/boards`);
    expect(said).toContain("DATABASE_URL is not a valid address");
    expect(said).not.toContain("secret");
  });
});
