/** The product in a few strokes: a card on its way from one column to the next. Decoration. */
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
