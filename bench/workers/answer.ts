/** The far end of worker.ts: jobs come in as lines of JSON, results go out as lines of JSON, one at a time. */
export async function answerJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): Promise<void> {
  for await (const line of console) console.log(JSON.stringify(await work(JSON.parse(line) as Job)));
}
