/** The least that a delivery can cost on this runtime: `fetch` of the same bytes to the same receiver, some at a time. */
import { answerJobs } from "./answer.ts";

export interface FetchJob {
  url: string;
  body: string;
  count: number;
  atOnce: number;
}

await answerJobs<FetchJob, { sent: number }>(async ({ url, body, count, atOnce }) => {
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { sent: count };
});
