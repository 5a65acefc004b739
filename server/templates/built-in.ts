/** The templates that come with the service: files of the export format, one for each language. */
import * as z from "zod/mini";
import { BoardFile } from "../../contract/board-file.ts";
import type { TEMPLATE_LANGUAGES, Template } from "../../contract/templates.ts";
import type { User } from "../../contract/users.ts";
import type { Source } from "../copies/board-plan.ts";
import bugTriageDe from "./files/bug-triage.de.json";
import bugTriageEn from "./files/bug-triage.en.json";
import teamBoardDe from "./files/team-board.de.json";
import teamBoardEn from "./files/team-board.en.json";
import weeklyPlanDe from "./files/weekly-plan.de.json";
import weeklyPlanEn from "./files/weekly-plan.en.json";
import { sourceOf } from "./source-of-file.ts";

interface BuiltIn {
  template: Template;
  /** With the user as its only member. */
  sourceFor(user: User): Source;
}

const BUILT_IN = {
  en: [teamBoardEn, weeklyPlanEn, bugTriageEn].map(toBuiltIn),
  de: [teamBoardDe, weeklyPlanDe, bugTriageDe].map(toBuiltIn),
};
const BY_ID = new Map(
  Object.values(BUILT_IN)
    .flat()
    .map((builtIn) => [builtIn.template.id, builtIn]),
);

export function builtInTemplates(language: (typeof TEMPLATE_LANGUAGES)[number]): Template[] {
  return BUILT_IN[language].map(({ template }) => template);
}

export function builtIn(id: string): BuiltIn | undefined {
  return BY_ID.get(id);
}

function toBuiltIn(json: unknown): BuiltIn {
  const file = z.parse(BoardFile, json);
  const { id, title, description } = file.board;
  const columns = file.columns.map((column) => column.title);
  return {
    template: {
      id,
      title,
      description,
      kind: "built-in",
      board_id: null,
      columns,
      card_count: file.cards.length,
    },
    sourceFor: (user) => sourceOf(file, user),
  };
}
