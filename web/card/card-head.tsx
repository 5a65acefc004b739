import { type ReactNode, type RefObject, useEffect, useState } from "react";

interface Props {
  title: string;
  /** Has the title, and scrolls. */
  heading: RefObject<HTMLElement | null>;
  /** The number, while the title is in sight. */
  children: ReactNode;
}

/** On a phone, one row, whatever comes and goes in it: the title has its place below, and is named here once it is away. */
export function CardHead({ title, heading, children }: Props) {
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
    <div className="card-head grow" data-titled={isAway}>
      {children}
      {isAway && (
        <span className="card-head-title truncate" dir="auto" aria-hidden="true">
          {title}
        </span>
      )}
    </div>
  );
}
