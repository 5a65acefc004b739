/** Right-to-left text is shown as such in every field, not only in the ones somebody thought of. */
import { expect, test } from "bun:test";

const WEB = `${import.meta.dir}/../../web`;

test("every text field follows the direction of its text", async () => {
  const undirected: string[] = [];
  let found = 0;
  for await (const file of new Bun.Glob("**/*.tsx").scan(WEB)) {
    const source = await Bun.file(`${WEB}/${file}`).text();
    for (const [tag] of source.matchAll(/<(?:input|textarea|select)\b(?:[^>]|=>)*>/g)) {
      if (!/className="input"|<textarea/.test(tag)) continue;
      found++;
      if (!tag.includes('dir="auto"')) undirected.push(`${file}: ${tag}`);
    }
  }
  expect(undirected).toEqual([]);
  expect(found).toBeGreaterThan(7);
});
