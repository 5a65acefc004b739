/**
 * Parts of the app that are loaded when they are needed, or earlier with `preload()`: when the page is idle, or the
 * pointer comes near. If one cannot be loaded (no connection, or an update has removed the old files), it says so in
 * its own place and everything around it keeps working.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { isAppStored } from "../../install/app-version.ts";
import { reloadIfOutdated } from "../../install/reload-if-outdated.ts";
import { api } from "../../session/api.ts";

/** The state of a part that is not loaded yet. */
export interface Missing {
  /** It has been loading for a while. */
  late: boolean;
  failed: boolean;
  retry: () => void;
}

interface LazyPart<P> {
  (props: P): ReactNode;
  preload(): void;
  /** It is not here yet, but may come: it has not failed to. */
  isAwaited(): boolean;
}

/** Faster loads show no indicator. */
const NOTICEABLE_MS = 300;
const STILL_REACHED_MS = 3000;

export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  renderMissing: (missing: Missing, props: P) => ReactNode,
): LazyPart<P> {
  let Part: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;
  const fetchPart = () => {
    hasFailed = false;
    loading ??= reachService()
      .then(load)
      .then((module) => {
        Part = module.default;
      })
      .finally(() => {
        loading = null;
        hasFailed = Part === null;
      });
    return loading;
  };

  function Lazy(props: P) {
    const [state, setState] = useState<"waiting" | "late" | "failed" | "here">(Part ? "here" : "waiting");
    const fetchIt = () => {
      const timer = setTimeout(() => setState("late"), NOTICEABLE_MS);
      fetchPart()
        .then(
          () => setState("here"),
          () => {
            setState("failed");
            reloadIfOutdated().catch(() => {});
          },
        )
        .finally(() => clearTimeout(timer));
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: only once; after that, the retry button does it
    useEffect(() => {
      // It may have been loaded since this was rendered.
      if (Part) setState("here");
      else fetchIt();
    }, []);
    if (Part) return <Part {...props} />;
    return renderMissing({ late: state === "late", failed: state === "failed", retry: fetchIt }, props);
  }
  Lazy.preload = () => {
    if (!Part) fetchPart().catch(() => {});
  };
  Lazy.isAwaited = () => Part === null && !hasFailed;
  return Lazy;
}

/** When the browser is idle, unless the user saves data: so that they open at once, also offline. */
export function loadAhead(parts: readonly { preload(): void }[]): () => void {
  // Not every browser has it, and the types do not have all of it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  return whenIdle(() => {
    for (const part of parts) part.preload();
  });
}

/** Runs it when the browser is idle. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 5000 });
  return () => cancelIdleCallback(id);
}

let reachedAt = performance.now();
let reaching: Promise<void> | null = null;

/**
 * Browsers may remember a failed import for the life of the page and fail every later attempt without a request. So
 * none is started while the service cannot be reached, unless all parts are stored here; when the page was loaded, it
 * could be.
 */
async function reachService(): Promise<void> {
  const isReached = navigator.onLine && performance.now() - reachedAt < STILL_REACHED_MS;
  if (isReached || (await isAppStored())) return;
  reaching ??= askService().finally(() => {
    reaching = null;
  });
  await reaching;
}

async function askService(): Promise<void> {
  await api.live();
  reachedAt = performance.now();
}
