/**
 * A command of boardcast in this process, as cli/main.ts runs it: to start a process takes longer than what most commands do.
 * One at a time, because it has an environment of its own.
 */
import { spyOn } from "bun:test";

interface Answer {
  code: number;
  out: string;
  errors: string;
}

export function commandHere(
  command: (args: string[]) => Promise<void>,
): (args: string[], settings: Record<string, string>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (args, settings) => {
    const answer = last.then(() => run(command, args, settings));
    last = answer;
    return answer;
  };
}

async function run(
  command: (args: string[]) => Promise<void>,
  args: string[],
  settings: Record<string, string>,
): Promise<Answer> {
  const { env } = process;
  const [out, errors]: string[][] = [[], []];
  const spies = [
    spyOn(console, "log").mockImplementation((line) => void out!.push(`${line}\n`)),
    spyOn(console, "error").mockImplementation((line) => void errors!.push(`${line}\n`)),
  ];
  process.env = { PATH: env.PATH, ...settings };
  let code = 0;
  try {
    await command(args);
    code = Number(process.exitCode ?? 0);
  } catch (error) {
    errors!.push(`boardcast: ${(error as Error).message}\n`);
    code = 1;
  } finally {
    process.env = env;
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
  return { code, out: out!.join(""), errors: errors!.join("") };
}
