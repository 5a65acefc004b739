/** The Chromium of this process: to start one costs as much as many a test, so the next test file uses it again. */
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM, provide } from "../machine/provide.ts";

/** Playwright's list, which ours replaces: only the last one counts. */
const UNWANTED_BY_PLAYWRIGHT = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "PreconnectToSearch"],
  ...[
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "AimEnabled",
  ],
  "NetworkTimeServiceQuerying",
];
const ARGUMENTS = [
  `--disable-features=${UNWANTED_BY_PLAYWRIGHT.join()}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let chromiumHere: Promise<Browser> | undefined;
let takenBy = 0;
let ending: Timer | undefined;
/** The next test file begins sooner than this, if there is one. */
const NEXT_FILE_MS = 3000;

export function takeChromium(): Promise<Browser> {
  takenBy++;
  clearTimeout(ending);
  chromiumHere ??= forgottenWhenGone(startChromium());
  chromiumHere.catch(leaveChromium);
  return chromiumHere;
}

/** One that has died, or did not start, fails the file it was used by, and not the next. */
function forgottenWhenGone(starting: Promise<Browser>): Promise<Browser> {
  const forget = () => {
    if (chromiumHere === starting) chromiumHere = undefined;
  };
  starting.then((started) => started.once("disconnected", forget), forget);
  return starting;
}

export function leaveChromium(): void {
  if (--takenBy > 0) return;
  ending = setTimeout(async () => {
    const unused = chromiumHere;
    chromiumHere = undefined;
    await (await unused)?.close();
  }, NEXT_FILE_MS);
}

async function startChromium(): Promise<Browser> {
  const [executablePath] = await provide([CHROMIUM]);
  if (!executablePath)
    throw new Error("Chromium is needed for the browser tests (package chromium-headless-shell)");
  return chromium.launch({ executablePath, args: ARGUMENTS });
}
