/**
 * Questions that come at the same time are asked together: all of one turn of the event loop, and while as many
 * rounds are under way as may be, all that come meanwhile. A question always goes into a round that starts after it
 * came, so its answer is never older than the question.
 */
const ROUNDS_UNDER_WAY = 2;
const MAX_TOGETHER = 256;

export function createTogether<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: { question: Question; resolve(answer: Answer): void; reject(error: unknown): void }[] = [];
  let underWay = 0;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || underWay === ROUNDS_UNDER_WAY || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(round);
  }

  async function round(): Promise<void> {
    const asked = waiting.splice(0, MAX_TOGETHER);
    isPlanned = false;
    underWay++;
    plan();
    try {
      const answers = await ask(asked.map(({ question }) => question));
      asked.forEach(({ resolve }, index) => {
        resolve(answers[index]!);
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
