/**
 * The resources of a board, in the order the API documents list them. Each declares its path parameters, its event
 * kinds and its routes; a new resource is one more entry of this list.
 */
import type { ZodMiniType } from "zod/mini";
import { attachments } from "./attachments.ts";
import { automations } from "./automations.ts";
import type { Intersection, RouteSpec, SubjectParam, SubjectSpec } from "./base/define.ts";
import type { EventSpec } from "./board-changes.ts";
import { boards } from "./boards.ts";
import { cards } from "./cards.ts";
import { checklists } from "./checklists.ts";
import { columns } from "./columns.ts";
import { comments } from "./comments.ts";
import { invitations } from "./invitations.ts";
import { labels } from "./labels.ts";
import { people } from "./people.ts";
import { shares } from "./shares.ts";
import { trash } from "./trash.ts";
import { webhooks } from "./webhooks.ts";

const resources = [
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
  trash,
] as const;

interface Resource {
  subjects: Record<string, SubjectSpec>;
  events: Record<string, EventSpec<ZodMiniType, never>>;
  routes: Record<string, RouteSpec>;
}

type All<Part extends keyof Resource> = Intersection<(typeof resources)[number][Part]>;

function all<Part extends keyof Resource>(part: Part): All<Part> {
  return Object.assign({}, ...resources.map((resource: Resource) => resource[part]));
}

export const resourceRoutes = all("routes");
export const events = all("events");
/** By path parameter. Whichever parameter decides about access must be declared by its resource. */
export const subjects: Record<
  SubjectParam<(typeof resourceRoutes)[keyof typeof resourceRoutes]>,
  SubjectSpec
> = all("subjects");
