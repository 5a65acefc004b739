/** The dialogs and panels of the board page that are loaded when they are needed, or when the page is idle. */
import * as texts from "#texts/offline.ts";
import { missingPanel } from "../activity/panel-frame.tsx";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import {
  missingCalendar,
  missingControls,
  missingDialog,
  missingPage,
  missingPast,
} from "../ui/feedback/missing-part.tsx";

export const BoardSwitcher = lazyPart(
  () => import("../boards/board-switcher.tsx"),
  missingDialog("Switch board"),
);
export const CalendarView = lazyPart(() => import("../calendar/calendar-view.tsx"), missingCalendar);
export const CardDialog = lazyPart(() => import("../card/card-dialog.tsx"), missingDialog("Card"));
export const ChangesDialog = lazyPart(
  () => import("./outbox/changes-dialog.tsx"),
  missingDialog(texts.changes),
);
export const CopyBoardDialog = lazyPart(
  () => import("../boards/copy-board-dialog.tsx"),
  missingDialog("Copy board"),
);
export const ColumnColorDialog = lazyPart(
  () => import("./columns/column-color-dialog.tsx"),
  missingDialog("Column colour"),
);
export const ColumnLimitDialog = lazyPart(
  () => import("./columns/column-limit-dialog.tsx"),
  missingDialog("Card limit"),
);
export const CopyCardDialog = lazyPart(
  () => import("./cards/copy-card-dialog.tsx"),
  missingDialog("Copy card"),
);
export const MembersDialog = lazyPart(
  () => import("../members/members-dialog.tsx"),
  missingDialog("Members"),
);
export const MoveCardDialog = lazyPart(
  () => import("./cards/move-card-dialog.tsx"),
  missingDialog("Move card"),
);
export const PasteLinesDialog = lazyPart(
  () => import("./cards/paste-lines-dialog.tsx"),
  missingDialog("Several lines"),
);
export const RulesDialog = lazyPart(() => import("../rules/rules-dialog.tsx"), missingDialog("Automation"));
export const TrashDialog = lazyPart(
  () => import("../trash/trash-dialog.tsx"),
  missingDialog("Archive and trash"),
);
export const QuickPanel = lazyPart(() => import("./quick/quick-panel.tsx"), missingDialog("Change cards"));
export const SelectionBar = lazyPart(() => import("./selection/selection-bar.tsx"), missingControls);
export const FilterPanel = lazyPart(() => import("./filter/filter-panel.tsx"), missingControls);
export const BoardEnded = lazyPart(() => import("./board-ended.tsx"), missingPage);
export const PastBoard = lazyPart(() => import("../past/past-board.tsx"), missingPast);
export const ActivityPanel = lazyPart(() => import("../activity/activity-panel.tsx"), missingPanel);
