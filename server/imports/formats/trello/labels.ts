import { stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { colorName, labelColor } from "./colors.ts";

/** The labels of a board. In files of 2013 they have no ids and are found on the cards alone. */
export interface Labels {
  readonly size: number;
  has(key: Key): boolean;
  /** Hands a label over, unless that has been done, and gives its key. */
  add(value: unknown): Key | null;
}

export function createLabels(sink: Sink): Labels {
  const known = new Set<Key>();
  return {
    get size() {
      return known.size;
    },
    has: (key) => known.has(key),
    add(value) {
      const label = fieldsOf(value);
      const name = stringOf(label.name)?.trim() || colorName(label.color);
      const key =
        shortKeyOf(label.id) ?? (name ? shortKeyOf(`${stringOf(label.color) ?? ""}/${name}`) : null);
      if (key === null || known.has(key)) return key;
      sink.put({ kind: "label", key, name, color: labelColor(label.color), sort: known.size });
      known.add(key);
      sink.remember(key);
      return key;
    },
  };
}
