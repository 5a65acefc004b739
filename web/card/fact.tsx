import type { ReactNode } from "react";

/** A row of what is known about the card: its name and what it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="card-fact">
      <h3>{name}</h3>
      <div className="card-fact-value">{children}</div>
    </div>
  );
}
