/**
 * GET /metrics: the state of this instance for Prometheus, read at the moment it asks. No part of the contract: it is
 * text, for operators, and its names may grow without a client noticing.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../config.ts";
import type { ImportRunner } from "../imports/run/runner.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Context } from "../platform/core/context.ts";
import type { Removals } from "../platform/core/removals.ts";
import type { Pages } from "../platform/http/pages.ts";
import {
  counter,
  EXPOSITION_TYPE,
  exposition,
  type Family,
  gauge,
  histogram,
} from "../platform/observability/metrics.ts";
import { type LagProbe, processFamilies } from "../platform/observability/process-metrics.ts";
import { loginRequired, nothingHere } from "../platform/util/errors.ts";
import type { Sender } from "../webhooks/sender.ts";
import { eventFamilies, liveFamilies } from "./live-metrics.ts";

interface Counted {
  lagProbe: LagProbe;
  removals: Removals;
  /** Absent where no mail is sent. */
  mailer: Mailer | undefined;
  webhooks: Sender;
  imports: ImportRunner;
}

export function metricsPages(context: Context, counted: Counted): Pages {
  const { lagProbe, removals, mailer, webhooks, imports } = counted;
  return {
    "/metrics": async (request) => {
      checkToken(context.config, request.headers.get("authorization"));
      const families = [
        ...serviceFamilies(context),
        ...housekeepingFamilies(removals),
        ...(mailer ? mailFamilies(mailer) : []),
        ...webhookFamilies(webhooks),
        ...importFamilies(imports),
        ...loopFamilies(lagProbe),
        ...processFamilies(),
      ];
      return { body: exposition(families), headers: { "content-type": EXPOSITION_TYPE } };
    },
  };
}

/** Without a token, production does not serve it: metrics are private by default. */
function checkToken({ METRICS_TOKEN, ENVIRONMENT }: Config, authorization: string | null): void {
  if (METRICS_TOKEN === "") {
    if (ENVIRONMENT === "production") throw nothingHere();
    return;
  }
  const given = /^bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(digest(given), digest(METRICS_TOKEN))) throw loginRequired();
}

function serviceFamilies(context: Context): Family[] {
  return [
    ...aboutFamilies(context),
    ...requestFamilies(context),
    ...liveFamilies(context.live),
    ...eventFamilies(context.live),
    ...databaseFamilies(context),
    ...objectFamilies(context),
    ...loginFamilies(context),
    ...traceFamilies(context),
  ];
}

function aboutFamilies({ db, live }: Context): Family[] {
  const about = { version: packageJson.version, bun: Bun.version, database: db.kind };
  return [
    gauge("boardcast_build_info", "What is running here; always 1", [{ labels: about, value: 1 }]),
    gauge("boardcast_draining", "1 while the instance is on its way out", Number(live.draining)),
  ];
}

function requestFamilies({ requests, openRequests, bodies, uploads }: Context): Family[] {
  const times = requests.routes.flatMap(({ method, route, byClass }) =>
    byClass.flatMap((value, first) =>
      value ? [{ labels: { method, route, status: `${first}xx` }, value }] : [],
    ),
  );
  return [
    gauge("boardcast_http_requests_in_flight", "Requests being answered", requests.inFlight),
    counter(
      "boardcast_http_requests_refused_total",
      "Refused because an account or an address had too many under way",
      openRequests.refused,
    ),
    gauge("boardcast_http_body_bytes", "What bodies under way hold in memory", [
      { labels: { kind: "json" }, value: bodies.held },
      { labels: { kind: "upload" }, value: uploads.held },
    ]),
    histogram(
      "boardcast_http_request_duration_seconds",
      "Requests by method, route and class of status: from its arrival to the head of the answer",
      times,
    ),
  ];
}

function databaseFamilies({ db, snapshots, boardOf }: Context): Family[] {
  const { lostRaces, pending, connections, changes, transactions, unreachableWorkers } = db.counts;
  const { hits, misses, bytes } = snapshots.counts;
  return [
    counter("boardcast_db_statements_total", "Statements sent", db.statements),
    counter("boardcast_db_changes_total", "Changes written", changes),
    counter(
      "boardcast_db_transactions_total",
      "Transactions that took; SQLite puts many changes into one",
      transactions,
    ),
    counter(
      "boardcast_db_lost_races_total",
      "Commits refused because another instance was faster, and tried again",
      lostRaces,
    ),
    gauge(
      "boardcast_db_pending",
      "PostgreSQL: statements and transactions sent and not answered. SQLite: changes waiting for the next transaction",
      pending,
    ),
    gauge("boardcast_db_connections_max", "Connections there may be to the database", connections),
    gauge(
      "boardcast_unreachable_workers",
      "Workers of a distributed database that did not answer when they were last asked",
      unreachableWorkers,
    ),
    counter(
      "boardcast_board_lookups_total",
      "Ids whose board was unknown here; a distributed database asks all its workers",
      boardOf.lookUps,
    ),
    counter("boardcast_snapshot_reads_total", "Snapshots sent, by whether their bytes were kept", [
      { labels: { kept: "yes" }, value: hits },
      { labels: { kept: "no" }, value: misses },
    ]),
    gauge(
      "boardcast_snapshot_cache_bytes",
      "Memory of kept boards, estimated, without their compressed form",
      bytes,
    ),
  ];
}

function objectFamilies({ objects }: Context): Family[] {
  if (!objects) return [];
  const { done, failed, missing } = objects.counts;
  return [
    counter("boardcast_object_requests_total", "Requests to object storage, by what became of them", [
      { labels: { outcome: "done" }, value: done },
      { labels: { outcome: "failed" }, value: failed },
      { labels: { outcome: "missing" }, value: missing },
    ]),
  ];
}

function loginFamilies({ rateLimits, passwords }: Context): Family[] {
  const { running, waiting, refused } = passwords.counts;
  return [
    counter(
      "boardcast_login_throttled_total",
      "Logins refused after too many failures, or too many in a minute, by what was counted",
      [
        { labels: { by: "account" }, value: rateLimits.account.refused },
        { labels: { by: "address" }, value: rateLimits.address.refused },
        { labels: { by: "rate" }, value: rateLimits.logins.refused + rateLimits.loginsAtAddress.refused },
      ],
    ),
    gauge("boardcast_password_hashes", "Password hashes being computed, and waiting for their turn", [
      { labels: { state: "running" }, value: running },
      { labels: { state: "waiting" }, value: waiting },
    ]),
    counter("boardcast_password_hashes_refused_total", "Refused because too many were waiting", refused),
  ];
}

function traceFamilies({ traces }: Context): Family[] {
  if (!traces) return [];
  return [
    counter("boardcast_trace_spans_total", "Finished spans, by what became of them", [
      { labels: { outcome: "sent" }, value: traces.counts.sent },
      { labels: { outcome: "dropped" }, value: traces.counts.dropped },
    ]),
  ];
}

function housekeepingFamilies({ rows, finishedMs }: Removals): Family[] {
  return [
    counter(
      "boardcast_housekeeping_removed_rows_total",
      "Expired rows removed, by table",
      [...rows].map(([table, value]) => ({ labels: { table }, value })),
    ),
    gauge(
      "boardcast_housekeeping_finished_timestamp_seconds",
      "When the last run of housekeeping finished; 0 before the first",
      Math.floor(finishedMs / 1000),
    ),
  ];
}

function mailFamilies({ counts }: Mailer): Family[] {
  return [
    counter("boardcast_mails_total", "Mails, by what became of them; a failed one is tried again", [
      { labels: { outcome: "sent" }, value: counts.sent },
      { labels: { outcome: "failed" }, value: counts.failed },
      { labels: { outcome: "given_up" }, value: counts.givenUp },
      { labels: { outcome: "dropped" }, value: counts.dropped },
    ]),
    gauge(
      "boardcast_mail_oldest_seconds",
      "How long the oldest mail in the queue has been waiting; 0 without one",
      counts.oldestSeconds,
    ),
  ];
}

function webhookFamilies({ counts, lanes, behind }: Sender): Family[] {
  const { delivered, failed, disabled, resyncs, delay } = counts;
  return [
    counter(
      "boardcast_webhook_attempts_total",
      "Messages sent to webhooks, by outcome; a failed one is tried again",
      [
        { labels: { outcome: "delivered" }, value: delivered },
        { labels: { outcome: "failed" }, value: failed },
      ],
    ),
    counter(
      "boardcast_webhooks_disabled_total",
      "Webhooks disabled because they failed too often or answered 410",
      disabled,
    ),
    counter("boardcast_webhook_resyncs_total", "Webhooks that were told to read their board again", resyncs),
    histogram("boardcast_webhook_delay_seconds", "From an event to its delivery to a webhook", delay),
    gauge("boardcast_webhook_requests", "Requests to webhooks under way, and waiting for their turn", [
      { labels: { state: "running" }, value: lanes.running },
      { labels: { state: "waiting" }, value: lanes.waiting },
    ]),
    gauge(
      "boardcast_webhooks_behind",
      "Enabled webhooks, of all boards, that have not been sent everything",
      behind,
    ),
  ];
}

function importFamilies({ counts, running, queued, oldestSeconds }: ImportRunner): Family[] {
  return [
    gauge("boardcast_imports", "Imports that run on this instance, and those that wait on any", [
      { labels: { state: "running" }, value: running },
      { labels: { state: "queued" }, value: queued },
    ]),
    gauge(
      "boardcast_import_oldest_seconds",
      "How long the oldest import in the queue has been waiting; 0 without one",
      oldestSeconds,
    ),
    counter(
      "boardcast_imports_total",
      "Imports and previews that were run here, by outcome; an interrupted one is tried again, at most twice",
      [
        { labels: { outcome: "done" }, value: counts.done },
        { labels: { outcome: "failed" }, value: counts.failed },
        { labels: { outcome: "interrupted" }, value: counts.interrupted },
      ],
    ),
  ];
}

function loopFamilies({ lag }: LagProbe): Family[] {
  return [
    histogram(
      "boardcast_event_loop_lag_seconds",
      "How late a timer fires, looked at ten times a second",
      lag,
    ),
  ];
}
