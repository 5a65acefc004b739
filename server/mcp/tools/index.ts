import type { Tool } from "../tool.ts";
import { createCardsTool } from "./create-cards.ts";
import { readingTools } from "./reading.ts";
import { undoTool } from "./undo.ts";
import { writingTools } from "./writing.ts";

export const TOOLS: readonly Tool[] = [...readingTools, createCardsTool, ...writingTools, undoTool];
