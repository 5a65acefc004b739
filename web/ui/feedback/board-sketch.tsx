/** A decorative sketch of a board: a card moving from one column to the next. */
export function BoardSketch() {
  return (
    <div className="sketch" aria-hidden="true">
      <div>
        <i />
        <i />
        <i />
      </div>
      <div>
        <i />
        <i className="sketch-moving" />
      </div>
      <div>
        <i />
      </div>
    </div>
  );
}
