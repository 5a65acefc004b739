import * as texts from "#texts/settings.ts";
import { announcedChanges } from "../../storage/choices/announced-changes.ts";

export function ScreenReaderChoice() {
  const isOn = announcedChanges.use() === "on";
  return (
    <fieldset className="panel stack">
      <legend>{texts.screenReader}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="announce-note"
          onChange={(event) => announcedChanges.set(event.target.checked ? "on" : "off")}
        />
        {texts.announceChanges}
      </label>
      <p className="muted" id="announce-note">
        {texts.announceChangesNote}
      </p>
    </fieldset>
  );
}
