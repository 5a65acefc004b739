import { DatabaseUnavailable } from "./db.ts";

/**
 * Boards are read one by one where they are spread over machines. If one of these is down, its boards get the error in place
 * of an answer, and all others get their answers.
 */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T | DatabaseUnavailable> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return error;
    throw error;
  }
}
