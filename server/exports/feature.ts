import { exportBoard } from "./operations.ts";

export const operations = { exportBoard };
