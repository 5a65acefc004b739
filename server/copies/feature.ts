import { copyBoard } from "./board-operations.ts";
import { copyCard } from "./operations.ts";

export const operations = { copyCard, copyBoard };
