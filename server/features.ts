/**
 * The features of the server, each with its operations and its tables. A new one is one more entry of this list.
 *
 * They are namespaces, not objects, because the types of operations depend on the types of all tables: the compiler
 * resolves each export of a namespace on its own, and so finds no circle.
 */
import type { Intersection } from "../contract/base/define.ts";
import * as apiTokens from "./api-tokens/feature.ts";
import * as attachments from "./attachments/feature.ts";
import * as automations from "./automations/feature.ts";
import * as avatars from "./avatars/feature.ts";
import * as boards from "./boards/feature.ts";
import * as cards from "./cards/feature.ts";
import * as checklists from "./checklists/feature.ts";
import * as columns from "./columns/feature.ts";
import * as comments from "./comments/feature.ts";
import * as copies from "./copies/feature.ts";
import * as events from "./events/feature.ts";
import * as exports from "./exports/feature.ts";
import * as home from "./home/feature.ts";
import * as imports from "./imports/feature.ts";
import * as invitations from "./invitations/feature.ts";
import * as labels from "./labels/feature.ts";
import * as mail from "./mail/feature.ts";
import * as notifications from "./notifications/feature.ts";
import * as people from "./people/feature.ts";
import { coreTables } from "./platform/core/tables.ts";
import * as search from "./search/feature.ts";
import * as shares from "./shares/feature.ts";
import * as signIn from "./sign-in/feature.ts";
import * as system from "./system/feature.ts";
import * as templates from "./templates/feature.ts";
import * as trash from "./trash/feature.ts";
import * as undo from "./undo/feature.ts";
import * as users from "./users/feature.ts";
import * as webhooks from "./webhooks/feature.ts";

const features = [
  users,
  signIn,
  apiTokens,
  avatars,
  mail,
  boards,
  people,
  invitations,
  shares,
  columns,
  cards,
  labels,
  checklists,
  attachments,
  comments,
  automations,
  webhooks,
  notifications,
  copies,
  exports,
  imports,
  home,
  templates,
  trash,
  search,
  events,
  undo,
  system,
] as const;

type Part<Name extends "operations" | "tables"> = Intersection<
  Extract<(typeof features)[number], Record<Name, object>>[Name]
>;

export const operations: Part<"operations"> = Object.assign(
  {},
  ...features.map(({ operations }) => operations),
);
export const tables: typeof coreTables & Part<"tables"> = Object.assign(
  {},
  coreTables,
  ...features.map((feature) => ("tables" in feature ? feature.tables : {})),
);
