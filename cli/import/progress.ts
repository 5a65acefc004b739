/** How far an import is: a bar on a terminal, otherwise a line for every tenth. */
import { printable } from "../output.ts";

const WIDTH = 30;

export interface Progress {
  show(what: string, fraction: number): void;
  /** A line of its own, above what is shown next. */
  say(line: string): void;
  /** Whatever is printed next begins on a line of its own. */
  end(): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

export function createProgress(output: Output): Progress {
  let last = "";
  const end = () => {
    if (output.isTTY && last !== "") output.write("\n");
  };
  return {
    show(what, fraction) {
      const part = Math.min(1, Math.max(0, fraction));
      const percent = `${String(Math.floor(100 * part)).padStart(3)} %`;
      const filled = Math.round(WIDTH * part);
      const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
      const text = output.isTTY ? `${bar} ${percent} ${what}` : `${what} ${Math.floor(10 * part) * 10} %`;
      if (text === last) return;
      // The line is overwritten, and the rest of the one before erased.
      output.write(output.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
      last = text;
    },
    say(line) {
      end();
      output.write(`${printable(line)}\n`);
      last = "";
    },
    end,
  };
}
