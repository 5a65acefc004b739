/** Every route, once. */
import { apiTokenRoutes } from "./api-tokens.ts";
import { avatarRoutes } from "./avatars.ts";
import type { Answer, Fields, Input, Page } from "./base/define.ts";
import { eventRoutes } from "./events.ts";
import { homeRoutes } from "./home.ts";
import { importRoutes } from "./imports.ts";
import { mailRoutes } from "./mail.ts";
import { notificationRoutes } from "./notifications.ts";
import { resourceRoutes } from "./resources.ts";
import { searchRoutes } from "./search.ts";
import { sessionRoutes } from "./sessions.ts";
import { signInRoutes } from "./sign-in.ts";
import { systemRoutes } from "./system.ts";
import { templateRoutes } from "./templates.ts";
import { undoRoutes } from "./undo.ts";
import { userRoutes } from "./users.ts";

export const routes = {
  ...userRoutes,
  ...sessionRoutes,
  ...signInRoutes,
  ...apiTokenRoutes,
  ...avatarRoutes,
  ...mailRoutes,
  ...resourceRoutes,
  ...searchRoutes,
  ...notificationRoutes,
  ...homeRoutes,
  ...templateRoutes,
  ...importRoutes,
  ...eventRoutes,
  ...undoRoutes,
  ...systemRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type InputOf<Name extends RouteName> = Input<Routes[Name]>;
export type FieldsOf<Name extends RouteName> = Fields<Routes[Name]>;
export type PageOf<Name extends RouteName> = Page<Routes[Name]>;
export type AnswerOf<Name extends RouteName> = Answer<Routes[Name]>;
