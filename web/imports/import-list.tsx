import { useCallback, useEffect, useRef, useState } from "react";
import * as texts from "#texts/imports.ts";
import type { ImportSummary } from "../../contract/imports.ts";
import { api } from "../session/api.ts";
import { Button } from "../ui/forms/button.tsx";
import { isOver } from "./follow.ts";
import { ImportRow } from "./import-row.tsx";
import { stageOf } from "./stage.ts";
import { UploadRow } from "./start/upload-row.tsx";
import { onArrival, useUploads } from "./start/uploads.ts";

/** Older ones are no longer news. */
const SHOWN_MS = 24 * 3600_000;
const AT_MOST = 10;
/** The boards are what the page is about: more are shown when somebody asks for them. */
const FIRST = 3;

interface Props {
  isOffline: boolean;
  /** Of a board, if it is known. */
  titleOf: (boardId: string) => string | undefined;
  onImported: () => void;
}

/** Files on their way, imports that are under way or wait for an answer, and those that have just ended. */
export function ImportList({ isOffline, titleOf, onImported }: Props) {
  const uploads = useUploads();
  const [imports, remove] = useRecentImports();
  const [all, setAll] = useState(false);
  const count = uploads.length + imports.length;
  if (count === 0) return null;
  // Those under way are always among the first.
  const ordered = imports.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const shown = all ? ordered : ordered.slice(0, Math.max(0, FIRST - uploads.length));
  return (
    <section className="imports" aria-label={texts.imports}>
      <h2>{texts.imports}</h2>
      <ul>
        {uploads.map((each) => (
          <UploadRow key={each.key} upload={each} />
        ))}
        {shown.map((each) => (
          <ImportRow
            key={`${each.id} ${stageOf(each)}`}
            known={each}
            titleOf={titleOf}
            isOffline={isOffline}
            onImported={onImported}
            onRemoved={() => remove(each.id)}
          />
        ))}
      </ul>
      {shown.length < imports.length && (
        <div>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {texts.showAll(count)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** They are read again when the window gets the focus: another page may have started or removed some. */
function useRecentImports(): [readonly ImportSummary[], (id: string) => void] {
  const [imports, setImports] = useState<readonly ImportSummary[]>([]);
  const requests = useRef(0);
  const load = useCallback(async () => {
    const mine = ++requests.current;
    // Without an answer, what is shown stays; the page itself says that there is no connection.
    const page = await api.listImports({ limit: AT_MOST }).catch(() => null);
    if (!page || mine !== requests.current) return;
    setImports(page.items.filter(({ created_at }) => Date.parse(created_at) > Date.now() - SHOWN_MS));
  }, []);
  useEffect(() => {
    const loadAgain = () => void load();
    loadAgain();
    addEventListener("focus", loadAgain);
    addEventListener("online", loadAgain);
    const unsubscribe = onArrival(loadAgain);
    return () => {
      removeEventListener("focus", loadAgain);
      removeEventListener("online", loadAgain);
      unsubscribe();
    };
  }, [load]);
  const remove = (id: string) => setImports((before) => before.filter((each) => each.id !== id));
  return [imports, remove];
}
