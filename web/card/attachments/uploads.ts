/**
 * File uploads. They continue when the card is closed, and in the next page when this one is; a failed one stays in its
 * card with the reason and can be retried. XMLHttpRequest, because fetch does not report the progress of an upload.
 */
import * as texts from "#texts/files.ts";
import { isLocal } from "../../../client/changes/local-id.ts";
import { SENDABLE_MS } from "../../../client/queue/outbox.ts";
import { withTimeout } from "../../../client/util/pause.ts";
import { randomId } from "../../../client/util/random-id.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import { learnId, realId, whenReal } from "../../board/state/local-ids.ts";
import { addressOf } from "../../installation.ts";
import { pageUser, untilCookieIsOurs } from "../../session/login.ts";
import { live, whenGone } from "../../storage/owners.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { localPicture } from "./local-pictures.ts";
import {
  claimFile,
  markFailed,
  readFile,
  readFiles,
  removeFile,
  replaceFile,
  storeFile,
} from "./stored-files.ts";
import { areShown, isListed, list, patch, type Upload, unlist } from "./upload-list.ts";
import { acceptProblems, attachmentIn, detailOf, isInProgress, isRefusal } from "./upload-response.ts";

/** How often it is retried while the service is unreachable. */
const RETRY_MS = 5000;
const KEPT_MS = 30 * 24 * 3600_000;

/** This page, as the owner of stored files. */
const owner = randomId();
let isOwner = false;
/** Other pages whose files are taken over when they are gone. */
const others = new Set<string>();

/** Those who wait for what a file becomes. */
const waiting = new Map<string, (attachment: Attachment | null) => void>();

/** What it has become at the service, once it is there; null if it was dismissed or refused. */
export function upload(
  { cardId, board }: Pick<Upload, "cardId" | "board">,
  file: File,
  key = randomId(),
): Promise<Attachment | null> {
  const started = start({ key, cardId, board, file, at: Date.now() });
  void store(started);
  void send(started);
  return new Promise((resolve) => waiting.set(key, resolve));
}

/** Takes over the files of pages that are gone, now and as more of them go. */
export async function resumeUploads(userId: string): Promise<void> {
  for (const { owner: page } of await readFiles(userId, KEPT_MS)) {
    if (page === owner || others.has(page)) continue;
    others.add(page);
    whenGone(page, async () => {
      const files = await readFiles(userId, KEPT_MS).catch(() => []);
      for (const { key } of files.filter((each) => each.owner === page)) await takeOver(key);
    });
  }
}

async function takeOver(key: string): Promise<void> {
  own();
  const file = await claimFile(key, owner).catch(() => undefined);
  if (!file || isListed(key)) return;
  const started = start(file);
  patch(key, { stored: true });
  // The service may have forgotten the key.
  if (file.at < Date.now() - SENDABLE_MS) fail(started, texts.notSentForADay);
  else void send(started);
}

export function retry({ key, file, ...place }: Upload): void {
  unlist(key);
  const isWaitedFor = waiting.get(key);
  void upload(place, file, key).then(isWaitedFor);
}

/** Cancels it, or removes a failed one. */
export function dismiss({ key, request }: Upload): void {
  request.abort();
  end(key);
}

function start({
  key,
  cardId,
  board,
  file,
  at,
}: Pick<Upload, "key" | "cardId" | "board" | "file" | "at">): Upload {
  const waits = isLocal(realId(cardId));
  const fresh = { sent: 0, waits, stored: false, failure: null, refused: false };
  const started = { key, cardId, board, file, at, ...fresh, request: new XMLHttpRequest() };
  list(started);
  return started;
}

async function store({ key, cardId, board, file, at }: Upload): Promise<void> {
  const userId = pageUser()?.id;
  if (userId === undefined) return;
  own();
  const stored = await storeFile({ key, userId, cardId, board, file, at, owner });
  if (isListed(key)) patch(key, { stored });
  else await removeFile(key).catch(() => {});
}

/** Before anything is stored: other pages take over the files of pages that are gone. */
function own(): void {
  if (!isOwner) live(owner);
  isOwner = true;
}

async function send(upload: Upload): Promise<void> {
  const { key, file, request } = upload;
  const body = new FormData();
  body.set("file", file);
  request.upload.onprogress = ({ loaded, total }) =>
    patch(key, { sent: total > 0 ? loaded / total : 0, waits: false });
  const id = await cardIdOf(upload);
  if (!isListed(key)) return;
  if (id === null) return refuse(upload, texts.cardNotCreated);
  const attempt = async () => {
    await untilCookieIsOurs();
    if (!isListed(key)) return;
    request.open("POST", addressOf(`/cards/${encodeURIComponent(id)}/attachments`));
    request.setRequestHeader("idempotency-key", key);
    acceptProblems(request);
    request.send(body);
  };
  const tryLater = async () => {
    patch(key, { waits: true, sent: 0 });
    await untilWorthTrying();
    await attempt();
  };
  request.onerror = tryLater;
  request.onload = () => {
    if (request.status === 201) end(key, attachmentIn(request));
    else if (isInProgress(request)) void tryLater();
    else if (isRefusal(request)) refuse(upload, detailOf(request));
    else fail(upload, detailOf(request));
  };
  await attempt();
}

/** The id of the card at the service, once it has one; null if it was not created. Another page may create it. */
async function cardIdOf({ key, cardId }: Upload): Promise<string | null> {
  for (let wasStored = false; ; ) {
    const id = await withTimeout(whenReal(cardId), RETRY_MS);
    if (id !== undefined) return id;
    const stored = await readFile(key).catch(() => undefined);
    if (stored && !isLocal(stored.cardId)) return stored.cardId;
    if (!isListed(key) || (wasStored && !stored)) return null;
    wasStored = stored !== undefined;
  }
}

function end(key: string, attachment: Attachment | null = null): void {
  if (attachment) learnId(localPicture(key), attachment.id);
  unlist(key);
  answer(key, attachment);
  void (attachment ? replaceFile(key, attachment.id) : removeFile(key)).catch(() => {});
}

function answer(key: string, attachment: Attachment | null): void {
  waiting.get(key)?.(attachment);
  waiting.delete(key);
}

function refuse(upload: Upload, reason: string): void {
  fail(upload, reason, true);
  answer(upload.key, null);
  void removeFile(upload.key).catch(() => {});
}

function fail({ key, file }: Upload, failure: string, refused = false): void {
  patch(key, { failure, refused });
  void markFailed(key).catch(() => {});
  if (!areShown()) toast({ kind: "error", message: texts.fileNotAttached(file.name, failure) });
}

/** After a while, or as soon as the browser is online again. */
function untilWorthTrying(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    addEventListener("online", go);
  });
}
