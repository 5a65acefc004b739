import { useEffect, useState } from "react";
import { Skeleton } from "../ui/states.tsx";

const PATIENCE_MS = 4000;
const COLUMNS = [4, 2, 3];

export function BoardLoading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="columns" role="status">
      <span className="visually-hidden">The board is loading.</span>
      {late && <p className="notice board-late">The service does not answer yet. Trying again…</p>}
      {COLUMNS.map((count) => (
        <div className="column" key={count}>
          <Skeleton width="8rem" height="1.25rem" />
          {Array.from({ length: count }, (_, index) => `${count}-${index}`).map((key) => (
            <Skeleton key={key} height="3.5rem" />
          ))}
        </div>
      ))}
    </div>
  );
}
