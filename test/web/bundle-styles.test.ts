import { expect, test } from "bun:test";
import { bundleStyles, minifyStyles } from "../../server/web/bundle-styles.ts";

const SHEET = `${import.meta.dir}/../../web/styles/index.css`;

test("what a style sheet says is kept, without comments and spaces", () => {
  const source = `
    /* A comment: with { braces } */
    .a > .b :is(h3, h4),
    .c:not(:hover, .d) {
      margin: calc(1rem + 0.5px) 0 auto;
      grid-template: auto 1fr / minmax(0, 1fr) 14rem;
    }

    @media (max-width: 40rem) {
      .a { color: var(--b, #000) }
    }`;
  expect(minifyStyles(source)).toBe(
    ".a>.b :is(h3,h4),.c:not(:hover,.d){margin:calc(1rem + .5px) 0 auto;" +
      "grid-template:auto 1fr / minmax(0,1fr) 14rem}@media (max-width:40rem){.a{color:var(--b,#000)}}",
  );
});

test("all files are joined, and sides stay as they are written", async () => {
  const styles = minifyStyles(await bundleStyles(SHEET));
  expect(styles).toStartWith(":root{color-scheme:light dark;");
  expect(styles).toContain("inset-inline-start:");
  expect(styles).not.toContain("@import");
  expect(styles).not.toContain("/*");
});
