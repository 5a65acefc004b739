/** What is promised: every route and every event kind, once. */
import { attachmentRoutes } from "./attachments.ts";
import { automationRoutes } from "./automations.ts";
import type { Answer, Input, Page } from "./base/define.ts";
import { boardRoutes } from "./boards.ts";
import { cardRoutes } from "./cards.ts";
import { checklistRoutes } from "./checklists.ts";
import { columnRoutes } from "./columns.ts";
import { eventRoutes } from "./events.ts";
import { labelRoutes } from "./labels.ts";
import { sessionRoutes } from "./sessions.ts";
import { systemRoutes } from "./system.ts";
import { userRoutes } from "./users.ts";

export const routes = {
  ...userRoutes,
  ...sessionRoutes,
  ...boardRoutes,
  ...columnRoutes,
  ...cardRoutes,
  ...labelRoutes,
  ...checklistRoutes,
  ...attachmentRoutes,
  ...automationRoutes,
  ...eventRoutes,
  ...systemRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type InputOf<Name extends RouteName> = Input<Routes[Name]>;
export type PageOf<Name extends RouteName> = Page<Routes[Name]>;
export type AnswerOf<Name extends RouteName> = Answer<Routes[Name]>;
