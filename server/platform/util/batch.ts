/**
 * Questions that come at the same time are asked together: all of one turn of the event loop, and while as many
 * rounds are under way as may be, all that come meanwhile. A question always goes into a round that starts after it
 * came, so its answer is never older than the question. Between two rounds everyone else has their turn. A round may
 * answer only the first of its questions, to make it shorter: the others go into the next one.
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
