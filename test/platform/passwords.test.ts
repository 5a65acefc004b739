/** Hashing gives way: what answers requests comes first. */
import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { createPasswords } from "../../server/platform/auth/passwords.ts";

const THREADS = "/proc/self/task";
const PRIORITY_FIELD = 16;

/** Of each thread: its name and its priority, as Linux tells them. */
function threads(): { name: string; priority: number }[] {
  return readdirSync(THREADS).map((thread) => {
    const stat = readFileSync(`${THREADS}/${thread}/stat`, "utf8");
    const [, name, fields] = /\((.*)\) (.*)/s.exec(stat)!;
    return { name: name!, priority: Number(fields!.split(" ")[PRIORITY_FIELD]) };
  });
}

test.if(process.platform === "linux")(
  "hashes are made at lower priority than requests are answered",
  async () => {
    const own = getPriority();
    const passwords = createPasswords();
    const who = { address: "here", account: "somebody" };
    const attempt = { who, attempt: async () => {} };
    for (let round = 0; round < 2; round++) {
      const hashes = await Promise.all(["one", "two", "three"].map((one) => passwords.hash(one, who)));
      expect(await passwords.verify("two", hashes[1]!, attempt)).toBe(true);
      expect(await passwords.verify("one", hashes[1]!, attempt)).toBe(false);
    }
    const pool = threads().filter(({ name }) => name.startsWith("Bun Pool"));
    expect(pool.length).toBeGreaterThan(0);
    expect([...new Set(pool.map(({ priority }) => priority))]).toEqual([Math.min(19, own + 10)]);
    expect(getPriority()).toBe(own);
  },
);
