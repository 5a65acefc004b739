import * as texts from "#texts/rules.tsx";
import { useBoard } from "../board/use-board.ts";
import { EmptyState } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";

export function FirstRule({ onStart }: { onStart: () => void }) {
  const { role } = useBoard();
  const make = (
    <Button kind="primary" data-return onClick={onStart}>
      {texts.createFirst}
    </Button>
  );
  return (
    <EmptyState title={texts.letTheBoard} actions={role === "owner" ? make : undefined}>
      {texts.whatRulesDo}
    </EmptyState>
  );
}
