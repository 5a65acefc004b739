/**
 * Parts of the app that are fetched when they are needed, and better before: `preload()` when there is time or
 * somebody comes near. One that cannot be had (no connection, or a newer version of the app is installed and the
 * old files are gone) says so in its own place; everything around it goes on.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { api } from "../../session/api.ts";

/** What is shown in place of a part. */
export interface Missing {
  /** It is on its way, and has been for a while. */
  late: boolean;
  failed: boolean;
  retry: () => void;
}

interface LazyPart<P> {
  (props: P): ReactNode;
  preload(): void;
}

/** What comes faster than this is not worth a word. */
const NOTICEABLE_MS = 300;
const STILL_REACHED_MS = 3000;

export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  renderMissing: (missing: Missing, props: P) => ReactNode,
): LazyPart<P> {
  let Part: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  const fetchPart = () => {
    loading ??= reachService()
      .then(load)
      .then((module) => {
        Part = module.default;
      })
      .finally(() => {
        loading = null;
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
          () => setState("failed"),
        )
        .finally(() => clearTimeout(timer));
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; after that it is asked for with a button
    useEffect(() => {
      // It may have come since this was rendered.
      if (Part) setState("here");
      else fetchIt();
    }, []);
    if (Part) return <Part {...props} />;
    return renderMissing({ late: state === "late", failed: state === "failed", retry: fetchIt }, props);
  }
  Lazy.preload = () => {
    if (!Part) fetchPart().catch(() => {});
  };
  return Lazy;
}

/** Does it when the browser has nothing better to do. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 5000 });
  return () => cancelIdleCallback(id);
}

let reachedAt = performance.now();

/**
 * Browsers may remember an import that failed for as long as the page lives, and fail every later one without
 * asking again. So none is begun while the service cannot be reached; it could when this page came from it.
 */
async function reachService(): Promise<void> {
  if (performance.now() - reachedAt < STILL_REACHED_MS) return;
  await api.live();
  reachedAt = performance.now();
}
