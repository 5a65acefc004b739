/** The columns whose names contain what is typed: those that begin with it come first, as Enter chooses the first. Pure. */
export function columnsNamed<Column extends { title: string }>(
  columns: readonly Column[],
  typed: string,
): Column[] {
  const wanted = typed.trim().toLowerCase();
  const found = columns.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (wanted === "") return found;
  const isBeginning = ({ title }: Column) => title.toLowerCase().startsWith(wanted);
  return [...found.filter(isBeginning), ...found.filter((column) => !isBeginning(column))];
}
