/** The dialogs and panels of the board page that are loaded when they are needed, or when the page is idle. */
import * as texts from "#texts/board.ts";
import { changes } from "#texts/offline.ts";
import { deleteBoard, editBoard } from "#texts/own-board.ts";
import { missingPanel } from "../activity/panel-frame.tsx";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import {
  missingCalendar,
  missingControls,
  missingDialog,
  missingPage,
  missingPast,
  missingUnasked,
} from "../ui/feedback/missing-part.tsx";
import { missingBar } from "./selection/missing-bar.tsx";

export const AboutBoardDialog = lazyPart(
  () => import("./about-board-dialog.tsx"),
  missingDialog(texts.aboutBoard),
);
export const BoardSwitcher = lazyPart(
  () => import("../boards/board-switcher.tsx"),
  missingDialog(texts.switchBoard),
);
export const CalendarView = lazyPart(() => import("../calendar/calendar-view.tsx"), missingCalendar);
export const CardDialog = lazyPart(() => import("../card/card-dialog.tsx"), missingDialog(texts.card));
export const ChangesDialog = lazyPart(() => import("./outbox/changes-dialog.tsx"), missingDialog(changes));
export const ChangedTexts = lazyPart(() => import("./conflicts/changed-texts.tsx"), missingUnasked);
export const ExpiredDialog = lazyPart(() => import("./outbox/expired-dialog.tsx"), missingUnasked);
export const GoneCard = lazyPart(() => import("./lost-text/gone-card.tsx"), missingDialog(texts.cardGone));
export const LostTextDialog = lazyPart(
  () => import("./lost-text/lost-text-dialog.tsx"),
  missingDialog(texts.cardGone),
);
export const CopyBoardDialog = lazyPart(
  () => import("../boards/create/copy-board-dialog.tsx"),
  missingDialog(texts.copyBoard),
);
export const DeleteBoardDialog = lazyPart(
  () => import("../boards/deleted/delete-board-dialog.tsx"),
  missingDialog(deleteBoard),
);
export const EditBoardDialog = lazyPart(
  () => import("../boards/edit-board-dialog.tsx"),
  missingDialog(editBoard),
);
export const ExportDialog = lazyPart(
  () => import("../exports/export-dialog.tsx"),
  missingDialog(texts.exportBoard),
);
export const ColumnCardsDialog = lazyPart(
  () => import("./columns/column-cards-dialog.tsx"),
  missingDialog(texts.changeCards),
);
export const ColumnColorDialog = lazyPart(
  () => import("./columns/column-color-dialog.tsx"),
  missingDialog(texts.columnColor),
);
export const ColumnLimitDialog = lazyPart(
  () => import("./columns/column-limit-dialog.tsx"),
  missingDialog(texts.cardLimit),
);
export const CopyCardDialog = lazyPart(
  () => import("./cards/place/copy-card-dialog.tsx"),
  missingDialog(texts.copyCard),
);
export const LabelsDialog = lazyPart(
  () => import("../card/labels/labels-dialog.tsx"),
  missingDialog(texts.labels),
);
export const MembersDialog = lazyPart(
  () => import("../members/members-dialog.tsx"),
  missingDialog(texts.members),
);
export const MoveCardDialog = lazyPart(
  () => import("./cards/place/move-card-dialog.tsx"),
  missingDialog(texts.moveCard),
);
export const PasteLinesDialog = lazyPart(
  () => import("./cards/add/paste-lines-dialog.tsx"),
  missingDialog(texts.severalLines),
);
export const RulesDialog = lazyPart(
  () => import("../rules/rules-dialog.tsx"),
  missingDialog(texts.automation),
);
export const ShareDialog = lazyPart(() => import("../share/share-dialog.tsx"), missingDialog(texts.share));
export const TrashDialog = lazyPart(
  () => import("../trash/trash-dialog.tsx"),
  missingDialog(texts.archiveAndTrash),
);
export const WebhooksDialog = lazyPart(
  () => import("../webhooks/webhooks-dialog.tsx"),
  missingDialog(texts.webhooks),
);
export const QuickPanel = lazyPart(() => import("./quick/quick-panel.tsx"), missingDialog(texts.changeCards));
export const SelectionBar = lazyPart(() => import("./selection/selection-bar.tsx"), missingBar);
export const FilterChips = lazyPart(() => import("./filter/filter-chips.tsx"), missingUnasked);
export const FilterPanel = lazyPart(() => import("./filter/filter-panel.tsx"), missingControls);
export const BoardEnded = lazyPart(() => import("./board-ended.tsx"), missingPage);
export const PastBoard = lazyPart(() => import("../past/past-board.tsx"), missingPast);
export const ActivityPanel = lazyPart(() => import("../activity/activity-panel.tsx"), missingPanel);
export const LiveChanges = lazyPart(() => import("./presence/live-changes.tsx"), missingUnasked);
