/** Node in a version of our choice: the one on the path, or else from the npm registry, kept for the next run. */
import { existsSync } from "node:fs";
import { join } from "node:path";

const CACHE = join(import.meta.dir, "../../node_modules/.cache");

/** Null where it cannot be had. */
export async function nodeOf(major: number): Promise<string | null> {
  const onPath = Bun.which("node");
  if (onPath && (await isVersion(onPath, major))) return onPath;
  const folder = join(CACHE, `node-${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, "node_modules", name, "bin/node");
  if (!existsSync(binary)) {
    const install = [
      "npm",
      "install",
      "--prefix",
      folder,
      "--no-save",
      "--ignore-scripts",
      `${name}@${major}`,
    ];
    await Bun.spawn(install, { stdio: ["ignore", "ignore", "inherit"] }).exited;
  }
  return existsSync(binary) && (await isVersion(binary, major)) ? binary : null;
}

async function isVersion(binary: string, major: number): Promise<boolean> {
  const child = Bun.spawn([binary, "--version"], { stdio: ["ignore", "pipe", "ignore"] });
  return (await new Response(child.stdout).text()).startsWith(`v${major}.`);
}
