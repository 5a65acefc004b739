export function BoardsPage() {
  return <main className="page" />;
}
