import { useLayoutEffect, useRef } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/imports.ts";
import type { Import } from "../../../contract/imports.ts";
import { fileSize } from "../../card/attachments/file-size.ts";
import { navigate } from "../../router.ts";
import { isUnreachable } from "../../session/reason.ts";
import { TopBar } from "../../shell/top-bar.tsx";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { OfflineNotice } from "../../ui/feedback/offline-notice.tsx";
import { EmptyState, FailedState, Skeleton } from "../../ui/feedback/states.tsx";
import { isOver } from "../follow.ts";
import { removeImport } from "../remove-import.ts";
import { stageOf } from "../stage.ts";
import { useImport, type Watched } from "../use-import.ts";
import { FailedImport } from "./failed-import.tsx";
import { FinishedImport } from "./finished-import.tsx";
import { Preview } from "./preview.tsx";
import { UnderWay } from "./under-way.tsx";

/** One import: what is in the file, how far it is, and what came of it. */
export default function ImportPage({ importId }: { importId: string }) {
  const watched = useImport(importId);
  const { current } = watched;
  useTitle(current ? texts.importOf(current.file_name) : texts.importABoard);
  return (
    <>
      <TopBar />
      <main className="page import-page" id="main">
        <Content watched={watched} />
      </main>
    </>
  );
}

function Content({ watched: { current, failure, put } }: { watched: Watched }) {
  const home = (
    <Link className="button" href="/">
      {common.goToBoards}
    </Link>
  );
  if (failure?.trouble === "gone" || failure?.trouble === "denied")
    return (
      <EmptyState heading="h1" picture="lost" title={texts.notThere} actions={home}>
        {texts.whyNotThere}
      </EmptyState>
    );
  if (!current && failure)
    return (
      <FailedState heading="h1" title={texts.notLoaded} failure={failure} onRetry={put} actions={home} />
    );
  const isOffline = isUnreachable(failure);
  if (!current) return <Skeleton height="16rem" />;
  return (
    <>
      <header>
        <h1 dir="auto">{texts.importOf(current.file_name)}</h1>
        <p className="note">
          {[formatOf(current), current.size > 0 && fileSize(current.size)].filter(Boolean).join(" · ")}
        </p>
      </header>
      {failure &&
        (isOver(current) && isOffline ? (
          <OfflineNotice />
        ) : (
          <p className="notice" role="status">
            {isOver(current) ? failure.reason : texts.trying}
          </p>
        ))}
      <CurrentStage current={current} isOffline={isOffline} put={put} />
    </>
  );
}

function formatOf({ format }: Import): string | null {
  const names: Readonly<Record<string, string>> = texts.formats;
  return format && (names[format] ?? format);
}

interface StageProps extends Pick<Watched, "put"> {
  current: Import;
  isOffline: boolean;
}

function CurrentStage({ current, isOffline, put }: StageProps) {
  const stage = stageOf(current);
  const ref = useFocusOnChange(stage);
  const remove = async () => {
    if (await removeImport(current.id, stage)) navigate("/");
  };
  return (
    <div ref={ref} tabIndex={-1} className="import-stage">
      {stage === "preview" && (
        <Preview current={current} isOffline={isOffline} onChanged={put} onDiscard={remove} />
      )}
      {(stage === "reading" || stage === "importing") && (
        <UnderWay current={current} isOffline={isOffline} onCancel={remove} />
      )}
      {stage === "done" && <FinishedImport current={current} isOffline={isOffline} />}
      {stage === "failed" && <FailedImport current={current} isOffline={isOffline} onRemove={remove} />}
    </div>
  );
}

/** What had the focus is gone with the stage before: it goes to what there is now, which is then read aloud. */
function useFocusOnChange(stage: string) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useLayoutEffect(() => {
    if (before.current !== stage) ref.current?.focus({ preventScroll: true });
    before.current = stage;
  }, [stage]);
  return ref;
}
