/**
 * Batches concurrent queries: all of one turn of the event loop, and all that arrive while the maximum number of
 * batches is running. A query always goes into a batch that starts after it arrived, so its answer is never older than
 * the query. The event loop gets a turn between two batches. To stay short, a batch may answer only the first of its
 * queries; the others go into the next one.
 */
export function createBatch<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
  { maxBatch = 256, maxUnderWay = 2 } = {},
): (question: Question) => Promise<Answer> {
  const waiting: { question: Question; resolve(answer: Answer): void; reject(error: unknown): void }[] = [];
  let underWay = 0;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || underWay === maxUnderWay || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(round);
  }

  async function round(): Promise<void> {
    const asked = waiting.splice(0, maxBatch);
    isPlanned = false;
    underWay++;
    plan();
    try {
      const answers = await ask(asked.map(({ question }) => question));
      waiting.unshift(...asked.splice(answers.length));
      asked.forEach(({ resolve }, index) => {
        // An answer may be undefined: `ask` gives one for each question.
        resolve(answers[index] as Answer);
      });
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    underWay--;
    plan();
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      plan();
    });
}
