import { useEffect, useRef, useState } from "react";
import * as texts from "#texts/imports.ts";
import type { ImportSummary } from "../../contract/imports.ts";
import { boardPath, importPath } from "../router.ts";
import { Link } from "../ui/display/link.tsx";
import { Button } from "../ui/forms/button.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { isOver } from "./follow.ts";
import { CancelQuestion } from "./page/cancel-question.tsx";
import { removeImport } from "./remove-import.ts";
import { type Stage, stageOf } from "./stage.ts";
import { useImport } from "./use-import.ts";

const STATES: Record<Stage, string> = {
  reading: texts.isReading,
  preview: texts.isReady,
  importing: texts.isImporting,
  done: texts.isDone,
  failed: texts.hasFailed,
};

interface Props {
  /** As it was listed. */
  known: ImportSummary;
  titleOf: (boardId: string) => string | undefined;
  isOffline: boolean;
  onImported: () => void;
  onRemoved: () => void;
}

export function ImportRow({ known, titleOf, isOffline, onImported, onRemoved }: Props) {
  const { current, failure } = useImport(known.id, !isOver(known));
  const { id, file_name, status, progress, board_id } = current ?? known;
  const stage = stageOf(current ?? known);
  const title = board_id === null ? undefined : titleOf(board_id);
  const isUnderWay = stage === "reading" || stage === "importing";
  const [asking, setAsking] = useState(false);
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    if (wasUnderWay.current && stage === "done") onImported();
    wasUnderWay.current = isUnderWay;
  }, [stage, isUnderWay, onImported]);
  // Another page has removed it.
  if (failure?.trouble === "gone") return null;
  const [words, label] =
    stage === "preview"
      ? [texts.review, texts.reviewOf(file_name)]
      : isUnderWay
        ? [texts.show, texts.showOf(file_name)]
        : [texts.details, texts.detailsOf(file_name)];
  const remove = () => void removeImport(id, stage).then((isRemoved) => isRemoved && onRemoved());
  return (
    <li className="list-row" data-failed={stage === "failed"}>
      <div className="list-text">
        <span className="list-title" dir="auto">
          {title ?? file_name}
        </span>
        <span className="detail" role="status">
          {title !== undefined
            ? texts.isDoneFrom(file_name)
            : status === "queued"
              ? texts.queued
              : STATES[stage]}
        </span>
        {isUnderWay && (
          <progress
            {...(status === "running" && { value: progress })}
            aria-label={texts.importOf(file_name)}
          />
        )}
      </div>
      <div className="list-tools">
        {stage === "done" && board_id && (
          <Link className="button" href={boardPath(board_id)}>
            {texts.openBoard}
          </Link>
        )}
        <Link
          className="button"
          data-kind={stage === "preview" ? "primary" : "quiet"}
          href={importPath(id)}
          aria-label={label}
        >
          {words}
        </Link>
        {isUnderWay ? (
          <Button
            kind="quiet"
            aria-label={texts.cancelOf(file_name)}
            aria-expanded={asking}
            disabled={isOffline}
            onClick={() => setAsking(true)}
          >
            {texts.cancelAsk}
          </Button>
        ) : (
          <IconButton icon="close" label={texts.dismissOf(file_name)} disabled={isOffline} onClick={remove} />
        )}
      </div>
      {asking && isUnderWay && !isOffline && (
        <CancelQuestion name={file_name} onConfirm={remove} onCancel={() => setAsking(false)} />
      )}
    </li>
  );
}
