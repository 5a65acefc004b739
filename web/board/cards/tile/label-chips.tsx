import { labels as heading } from "#texts/common.ts";
import { more } from "#texts/presence.ts";
import type { Label } from "../../../../contract/labels.ts";
import { list } from "../../../texts/format.ts";
import { Chip } from "../../../ui/display/chip.tsx";

interface Props {
  labels: readonly Label[];
  /** How many are shown; the others are counted, and named where the pointer rests. */
  most: number;
}

/** The labels of a card in a list or on a tile; nothing if it has none. */
export function LabelChips({ labels, most }: Props) {
  if (labels.length === 0) return null;
  const others = labels.slice(most).map(({ name }) => name);
  return (
    <ul className="card-labels" aria-label={heading}>
      {labels.slice(0, most).map(({ id, name, color }, index) => (
        <li key={id}>
          <Chip name={name} color={color} />
          {index === most - 1 && others.length > 0 && (
            <span className="card-labels-more" title={list(others)}>
              <span aria-hidden="true">{more(others.length)}</span>
              <span className="visually-hidden">{list(others)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** On a tile, they have two rows, and each of several at most half of one. */
export function TileLabels({ labels }: Pick<Props, "labels">) {
  return <LabelChips labels={labels} most={labels.length > 4 ? 3 : 4} />;
}
