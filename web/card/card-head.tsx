import { type RefObject, useEffect, useState } from "react";
import type { Card } from "../../contract/cards.ts";
import { CardNumber } from "./card-number.tsx";

interface Props {
  card: Card;
  /** Has the title, and scrolls. */
  heading: RefObject<HTMLElement | null>;
}

/** On a phone, one row, whatever comes and goes in it: the title has its place below, and is named here once it is away. */
export function CardHead({ card, heading }: Props) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    const root = element.closest("[data-scroller]");
    const observer = new IntersectionObserver((seen) => setAway(seen.at(-1)?.isIntersecting === false), {
      root,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [heading]);
  return (
    <div className="card-head grow">
      <CardNumber card={card} />
      {isAway && (
        <span className="card-head-title truncate" dir="auto" aria-hidden="true">
          {card.title}
        </span>
      )}
    </div>
  );
}
