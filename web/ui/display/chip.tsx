/** A coloured name: a label of the board. */
export function Chip({ name, color }: { name: string; color: string }) {
  return (
    <span className="chip" title={name} style={{ "--swatch": color }}>
      <Swatch color={color} />
      <span className="truncate" dir="auto">
        {name}
      </span>
    </span>
  );
}

export function Swatch({ color }: { color: string }) {
  return <span className="swatch" style={{ "--swatch": color }} aria-hidden="true" />;
}
