import type { ReactNode } from "react";

/** A part of the page, with a link of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className="design-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  name: string;
  /** Shown as if it were pointed at, focused or pressed. */
  shown?: "hover" | "focus" | "active";
  children: ReactNode;
}

export function Specimen({ name, shown, children }: SpecimenProps) {
  return (
    <div className="design-specimen">
      <div data-shown={shown} data-specimen={name}>
        {children}
      </div>
      <p className="detail">{name}</p>
    </div>
  );
}

const POINTED = ["hover", "focus", "active"] as const;

/** Something in the states that the browser decides about, then in others. */
export function States({ of, children }: { of: () => ReactNode; children?: ReactNode }) {
  return (
    <div className="design-specimens">
      <Specimen name="rest">{of()}</Specimen>
      {POINTED.map((state) => (
        <Specimen key={state} name={state} shown={state}>
          {of()}
        </Specimen>
      ))}
      {children}
    </div>
  );
}
