/** Bounds all downloads of one import together, so that a slow server ends in a report instead of a day of waiting. */
import { Unreadable } from "../records.ts";
import { say } from "../words.ts";
import { type Download, TooLate } from "./download.ts";

const TOTAL_MINUTES = 20;
const TOTAL_MIB = 1024;
const MOST_LATE = 3;

interface Options {
  /** For tests. */
  nowMs?: () => number;
}

export function withinBudget(
  download: Download,
  { nowMs = () => performance.now() }: Options = {},
): Download {
  /** How many downloads in a row have timed out, by host. */
  const late = new Map<string, number>();
  let spentMs = 0;
  let bytes = 0;
  return async (content, most, signal) => {
    const { host = "" } = URL.parse(content.url) ?? {};
    const before = late.get(host) ?? 0;
    if (before >= MOST_LATE)
      throw new Unreadable("the server did not answer in time for the files before it");
    if (spentMs >= TOTAL_MINUTES * 60_000)
      throw new Unreadable(
        say("the downloads of an import may take {minutes} minutes together", { minutes: TOTAL_MINUTES }),
      );
    if (bytes >= TOTAL_MIB * 2 ** 20)
      throw new Unreadable(say("the downloads of an import may have {mib} MiB together", { mib: TOTAL_MIB }));
    const startedMs = nowMs();
    try {
      const downloaded = await download(content, most, signal);
      bytes += downloaded.bytes.length;
      late.delete(host);
      return downloaded;
    } catch (error) {
      if (error instanceof TooLate) late.set(host, before + 1);
      else late.delete(host);
      throw error;
    } finally {
      spentMs += nowMs() - startedMs;
    }
  };
}
