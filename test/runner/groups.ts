/**
 * Which test files are run in another way than the rest. A file that is in no list needs no entry: it is run by
 * `npm run test:quick` unless it needs a server or a browser, and on PostgreSQL too if it asks for a database (needs.ts).
 * An entry is the beginning of a path in `test/`; one that no file begins with is reported by run.test.ts.
 */

/** Any database will do, or they bring their own: once is enough. */
const ON_ONE_DATABASE = entries(`
  fuzz/ imports/ machine/ packaging/ runner/ source/ web/

  every-route/answer-keys every-route/authorisation every-route/bad-input every-route/base-path every-route/check-order
  every-route/conventions every-route/examples every-route/if-match every-route/mass-assignment every-route/methods
  every-route/problems every-route/scopes every-route/security-headers every-route/token-matrix

  live/client- live/endings live/event-kinds live/frames live/heartbeat live/live-board live/offline-board
  live/plain-connections live/presence live/reconnect-pauses live/slow-readers live/socket. live/stream.

  observability/metrics-live observability/outage-log observability/secrets

  platform/large-answers platform/refusals platform/request-body platform/response-body platform/turns

  security/descriptors security/framing security/parsing security/passwords security/patterns security/request
  security/slow security/token-in-logs security/webhook-

  spec/agents spec/asyncapi. spec/attachment-objects spec/cli. spec/cli-attachments spec/cli-import spec/cli-user
  spec/config spec/cookies spec/cors spec/credentials spec/export-objects spec/guide spec/import-planka spec/import-stops
  spec/import-time-zones spec/import-trello spec/large-answers spec/limits spec/openapi spec/sign-in-rules spec/specification spec/throttling spec/upload-attacks
  spec/wire-schemas
`);
/**
 * On PostgreSQL, the service sends nothing for them, no part of a commit either, that it does not send there for other tests
 * as well: `npm test` runs them on SQLite, `npm run test:long` on both.
 */
const SENT_BY_OTHERS = entries(`
  spec/attachment-names. spec/attachment-storage. spec/attachment-uploads. spec/attachments. spec/automation-order.
  spec/automation-runs. spec/automations. spec/avatars. spec/board-bytes. spec/board-copies. spec/boards.
  spec/card-assignees. spec/card-copies. spec/card-labels. spec/card-limits. spec/card-moves. spec/cards.
  spec/checklists. spec/column-budgets. spec/columns. spec/due-dates. spec/event-kinds. spec/history.
  spec/imported-boards-left-out. spec/imports. spec/item-assignees. spec/items. spec/labels. spec/members. spec/order.
  spec/outdated-notifications. spec/repeats. spec/request-log. spec/roles. spec/rule-actions. spec/safe-overwrites.
  spec/sessions. spec/shown-texts. spec/sign-in. spec/snapshot. spec/system. spec/tokens. spec/trash.
  spec/undo-effects. spec/undo-kinds. spec/undo-through-columns. spec/undo. spec/usernames. spec/users.
`);
/** Any database will do, and they need most of the machine for themselves. */
const ALONE = entries(`
  abuse/ bench browser/ faults/ security/shared security/slow-clients soak/ spec/docs-pages
`);
/** Of those alone: these mostly wait, for failures to be noticed or for slow clients to be given up. */
const WAITING = entries("faults/ security/slow-clients");
const IN_BROWSERS = entries("browser/");
/** How screens look at every size, how they move, and where the focus goes: `npm test` leaves them to `npm run test:browsers`. */
const LOOKS = entries(`
  browser/adapted browser/calendar-bars browser/design. browser/first-focus browser/fitting browser/focus browser/form-errors
  browser/kept-focus browser/looks browser/motion browser/opening browser/screens
`);
/** Longer than their size tells. */
const LONG_IN_BROWSERS = entries("browser/accessibility. browser/design. browser/looks.");
/** Redis connects instances, which share a PostgreSQL. */
const ON_POSTGRES = entries("live/redis-");
/** What is left takes some 100 seconds of CPU: the rules one by one, without all their combinations. */
const NOT_QUICK = entries(`
  every-route/ fuzz/ imports/ live/ model/ operators/ packaging/ races/ upgrade/

  observability/secrets platform/statements
  security/descriptors security/passwords security/patterns security/slow-clients security/token-in-logs

  spec/accounts spec/agents spec/attachment-objects spec/bounds spec/cli spec/export spec/import-runs spec/large-answers
  spec/limits spec/session spec/throttling spec/undo-kinds spec/usernames

  web/markdown-limits web/mentions
`);

export const GROUPS = {
  ON_ONE_DATABASE,
  SENT_BY_OTHERS,
  ALONE,
  WAITING,
  IN_BROWSERS,
  LOOKS,
  LONG_IN_BROWSERS,
  ON_POSTGRES,
  NOT_QUICK,
};

export function isIn(group: keyof typeof GROUPS, file: string): boolean {
  return GROUPS[group].some((entry) => file.startsWith(`test/${entry}`));
}

function entries(list: string): string[] {
  return list.trim().split(/\s+/);
}
