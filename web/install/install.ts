/**
 * Installs the service worker (../worker/main.ts), which stores the app, and notices new versions of it. An old page
 * keeps working with its own files; it gives way when the next page is opened, or at once if the user wants that. Browsers
 * have service workers over HTTPS and on localhost only; elsewhere nothing happens.
 */
import * as texts from "#texts/offline.ts";
import { addressOf, BASE_PATH } from "../installation.ts";
import { outdate } from "../router.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { cacheOf } from "../worker/version.ts";
import { appVersion } from "./app-version.ts";

const WORKER = addressOf("/sw.js");
/** Browsers look for a new version when a page is opened; one that stays open looks itself. */
const LOOK_MS = 60 * 60_000;
const MIN_LOOK_MS = 60_000;

export async function install(): Promise<void> {
  const version = appVersion();
  const { serviceWorker, locks } = navigator;
  if (version === undefined || !serviceWorker) return;
  // Held as long as the page is open: the worker of a later version leaves our files alone.
  locks
    ?.request(cacheOf(BASE_PATH, version), { mode: "shared" }, () => new Promise(() => {}))
    .catch(() => {});
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.version !== version) offerReload();
  });
  serviceWorker.startMessages();
  const registration = await serviceWorker.register(WORKER, { updateViaCache: "none" });
  const look = async () => {
    await registration.update();
    // One that is being installed says so when it takes over.
    if (!registration.installing && !registration.waiting) registration.active?.postMessage("version");
  };
  let lookedAt = Date.now();
  const lookAgain = () => {
    if (document.visibilityState === "hidden" || Date.now() - lookedAt < MIN_LOOK_MS) return;
    lookedAt = Date.now();
    // Offline, there is nothing new.
    look().catch(() => {});
  };
  setInterval(lookAgain, LOOK_MS);
  for (const event of ["online", "visibilitychange"]) addEventListener(event, lookAgain);
  await look();
}

let isOffered = false;

function offerReload(): void {
  if (isOffered) return;
  isOffered = true;
  outdate();
  toast({
    message: texts.newVersion,
    action: { label: texts.reload, run: () => location.reload() },
    stays: true,
  });
}
