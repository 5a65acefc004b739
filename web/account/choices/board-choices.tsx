import { useSingleKeys as singleKeysLabel } from "#texts/help.ts";
import * as texts from "#texts/settings.ts";
import { boardView } from "../../storage/choices/board-view.ts";
import { singleKeys } from "../../storage/choices/single-keys.ts";
import { RadioChoice } from "./radio-choice.tsx";

export function BoardChoices() {
  return (
    <section className="panel stack" aria-labelledby="boards-title">
      <h2 id="boards-title">{texts.onBoards}</h2>
      <RadioChoice
        name="board-view"
        legend={texts.boardView}
        values={["columns", "month", "week"]}
        names={texts.boardViews}
        chosen={boardView.use()}
        onChoose={boardView.set}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={singleKeys.use() === "on"}
          onChange={(event) => singleKeys.set(event.target.checked ? "on" : "off")}
        />
        {singleKeysLabel}
      </label>
    </section>
  );
}
