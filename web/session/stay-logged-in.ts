/**
 * A login expires after a time that the service chooses, but not while a page is open: it is renewed well before. All
 * tabs share one login, so they share the time of the last renewal.
 */
import { INSTALLATION } from "../installation.ts";
import { rememberUser } from "../storage/known-user.ts";
import { api } from "./api.ts";
import { isLoggedIn, pageUser } from "./login.ts";

interface Renewal {
  at: number;
  lifetimeMs: number;
}

const KEY = `${INSTALLATION}-renewed`;
/** At least; a short login is renewed more often. */
const RENEW_MS = 10 * 60_000;
const MIN_RENEW_MS = 1000;
const RENEWALS_PER_LIFETIME = 6;
/** While a page is being opened, it has more urgent calls to make. */
const FIRST_LOOK_MS = 5000;

/** Returns the function that ends it. */
export function stayLoggedIn(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const look = async () => {
    // Offline, it is tried again later. A login that has expired cannot be renewed.
    if (isLoggedIn() && dueInMs(lastRenewal(), Date.now()) <= 0) await renew().catch(() => {});
    if (isOver) return;
    const last = lastRenewal();
    const due = dueInMs(last, Date.now());
    timer = setTimeout(look, due > 0 ? due : intervalOf(last));
  };
  timer = setTimeout(look, FIRST_LOOK_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

export function forgetRenewal(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** Until when nothing has to be done; at once if the last renewal, and so how long the login lasts, is not known. */
export function dueInMs(last: Renewal | null, now: number): number {
  if (!last || last.at > now) return 0;
  return last.at + intervalOf(last) - now;
}

function intervalOf(last: Renewal | null): number {
  if (!last) return RENEW_MS;
  return Math.min(RENEW_MS, Math.max(MIN_RENEW_MS, last.lifetimeMs / RENEWALS_PER_LIFETIME));
}

/** By the clock of the service, which may differ from ours. */
export function lifetimeOf(token: string): number {
  const [, payload = ""] = token.split(".");
  const { exp, iat } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  return (exp - iat) * 1000;
}

let ownRenewal: Renewal | null = null;

async function renew(): Promise<void> {
  const { access_token } = await api.refresh();
  ownRenewal = { at: Date.now(), lifetimeMs: lifetimeOf(access_token) };
  rememberUser(pageUser());
  try {
    localStorage.setItem(KEY, JSON.stringify(ownRenewal));
  } catch {
    // Without storage, every tab renews the login by itself.
  }
}

function lastRenewal(): Renewal | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return ownRenewal;
  }
}
