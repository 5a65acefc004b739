/** Web client below a base path: addresses and names in the browser's storage come from web/installation.ts. */
import { expect, test } from "bun:test";

const files = [...new Bun.Glob("web/**/*.{ts,tsx}").scanSync(".")].filter(
  (file) => !/^web\/(?:texts\/|installation\.ts|worker\/|dev-reload\.ts)/.test(file),
);

async function linesWith(pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const lines = (await Bun.file(file).text()).split("\n");
    lines.forEach((line, index) => {
      if (pattern.test(line)) found.push(`${file}:${index + 1}: ${line.trim()}`);
    });
  }
  return found;
}

test("what is stored in the browser is named after the installation (INSTALLATION)", async () => {
  expect(await linesWith(/["'`]boardcast[-:]/)).toEqual([]);
});

test("the path of the address is read without the base path (currentPath)", async () => {
  expect(await linesWith(/location\.pathname/)).toEqual([]);
});

test("the service is called below the base path (addressOf)", async () => {
  expect(await linesWith(/(?:fetch|EventSource|register|\.assign|\.replace)\(["'`]\/\w/)).toEqual([]);
  expect(await linesWith(/<(?:a|img)\b[^>]*(?:href|src)=(?:["']|\{["'`])\//)).toEqual([]);
});
