import { expect, test } from "bun:test";
import { join } from "node:path";
import { screenTexts } from "./screen-texts.ts";

const WEB = join(import.meta.dir, "../../web");
/** Development only, the catalogues themselves, and names of browsers and systems. */
const EXCEPT = /^(?:texts\/|design\/|dev-reload\.ts|account\/sessions\/device-name\.ts)/;

test("no component contains text: all of it is in the catalogues", async () => {
  const found: string[] = [];
  for (const path of [...new Bun.Glob("**/*.{ts,tsx}").scanSync(WEB)].sort()) {
    if (EXCEPT.test(path)) continue;
    const texts = screenTexts(path, await Bun.file(join(WEB, path)).text());
    found.push(...texts.map((text) => `${path}:${text}`));
  }
  expect(found).toEqual([]);
});

test("text is found in elements, in attributes that people read, and in strings", () => {
  const source = `
    import { x } from "some where.ts";
    const a = <p className="two words">Two words {count} more</p>;
    const b = <Field label="Name" id="name" onKey={(e) => e.key === "Enter"} />;
    const d = <Group name="People">{title + " (full)"}{count + " · done"}<kbd>L</kbd></Group>;
    const e = element.closest("input, select, [role=menu]") ?? matchMedia("(pointer: coarse)");
    const c = refused ? "The card is gone." : \`Moved \${n} cards here\`;
    const f = done ? " and finished" : "at ";
    const g = matchMedia("(hover: hover)").matches && storage.get("boardcast-name ");
    throw new Error("for developers only");
    const h = <a title={count === 1 ? "one card" : words}>Boardcast</a>;
    panel.querySelector("input, button");
  `;
  expect(screenTexts("x.tsx", source)).toEqual([
    "3: Two words",
    "3: more",
    "4: Name",
    "5: People",
    "5: (full)",
    "5: · done",
    "7: The card is gone.",
    "7: Moved",
    "7: cards here",
    "8: and finished",
    "8: at",
    "11: one card",
  ]);
});
