import { numberOf, stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import { say } from "../../words.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { colorOf } from "./colors.ts";
import type { CardFacts } from "./survey.ts";

interface Lane {
  title: string;
  color: string | null;
  sort: number;
  isArchived: boolean;
}

/**
 * A board here has no swimlanes. If cards are in more than one, each becomes a label of that name on its cards, and the
 * cards of a column are ordered by swimlane. Cards in an archived swimlane are archived.
 */
export interface Lanes {
  add(value: unknown, sink: Sink): void;
  /** All cards are known now. Sets their ranks, and hands over the labels. */
  close(cards: readonly CardFacts[], sink: Sink): void;
  labelOf(lane: Key | null): Key[];
  titleOf(lane: Key | null): string | null;
  isArchived(lane: Key | null): boolean;
}

export function createLanes(): Lanes {
  const lanes = new Map<Key, Lane>();
  const labels = new Map<Key, Key>();
  const sortOf = ({ lane }: CardFacts) => lanes.get(lane ?? "")?.sort ?? 0;
  return {
    add(value, sink) {
      const { _id, title, color, sort, archived } = fieldsOf(value);
      const key = shortKeyOf(_id);
      if (key === null) return;
      const lane = { title: stringOf(title)?.trim() || "Swimlane", color: colorOf(color) };
      sink.remember(key, lane.title);
      lanes.set(key, { ...lane, sort: numberOf(sort) ?? lanes.size, isArchived: archived === true });
    },
    close(cards, sink) {
      const ranked = cards.toSorted((a, b) => sortOf(a) - sortOf(b) || a.sort - b.sort);
      for (const [rank, card] of ranked.entries()) card.rank = rank;
      const used = new Set(cards.flatMap(({ lane }) => (lane !== null && lanes.has(lane) ? lane : [])));
      if (used.size < 2) return;
      for (const [key, lane] of lanes) {
        if (!used.has(key)) continue;
        const label = `swimlane/${key}`;
        labels.set(key, label);
        // After the labels of the board.
        sink.put({
          kind: "label",
          key: label,
          name: lane.title,
          color: lane.color,
          sort: 1_000_000 + labels.size,
        });
      }
      sink.warn(say("{count} swimlanes became labels on their cards.", { count: used.size }));
    },
    labelOf(lane) {
      const label = labels.get(lane ?? "");
      return label === undefined ? [] : [label];
    },
    titleOf: (lane) => lanes.get(lane ?? "")?.title ?? null,
    isArchived: (lane) => lanes.get(lane ?? "")?.isArchived ?? false,
  };
}
