import { useState } from "react";
import * as texts from "#texts/help.ts";
import * as shell from "#texts/shell.ts";
import { calendarIn } from "../calendar/view-state.ts";
import { currentPath } from "../installation.ts";
import { parsePath } from "../router.ts";
import { singleKeys } from "../storage/choices/single-keys.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { EmptyState } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { SearchField } from "../ui/forms/search-field.tsx";
import { ANYWHERE, BY_TOUCH, GROUPS, type Group, matching, type Place } from "./help-keys.ts";

/** The keys of the page that is shown come first. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const keys = singleKeys.use();
  const place = placeNow();
  const isHere = ({ at }: Group) => place !== null && at.includes(place);
  const here = matching([...GROUPS.filter(isHere), ANYWHERE], text);
  const elsewhere = matching(
    GROUPS.filter((group) => !isHere(group)),
    text,
  );
  const byTouch = matching([BY_TOUCH], text);
  const count = [...here, ...elsewhere, ...byTouch].reduce((sum, group) => sum + group.keys.length, 0);
  // Nobody with a finger is asked to type at once: the keyboard would cover the list.
  const isTouch = matchMedia("(pointer: coarse)").matches;
  return (
    <Dialog
      title={shell.keyboardShortcuts}
      size="wide"
      onClose={onClose}
      tools={<SearchField label={texts.find} value={text} onChange={setText} isFirst={!isTouch} />}
    >
      <div className="help stack" tabIndex={-1} data-autofocus={isTouch || undefined}>
        {isTouch && byTouch.length > 0 && <Groups groups={byTouch} />}
        {here.length > 0 && (
          <>
            {isTouch && <p className="help-elsewhere">{texts.withKeyboard}</p>}
            <Groups groups={here} />
          </>
        )}
        {elsewhere.length > 0 && (
          <>
            <p className="help-elsewhere">{texts.elsewhere}</p>
            <Groups groups={elsewhere} />
          </>
        )}
        {!isTouch && byTouch.length > 0 && <Groups groups={byTouch} />}
        {count === 0 ? (
          <EmptyState
            picture="nothing"
            title={texts.nothingFound}
            actions={<Button onClick={() => setText("")}>{texts.showAll}</Button>}
          >
            {texts.otherWords}
          </EmptyState>
        ) : (
          <div className="help-foot">
            <label className="check">
              <input
                type="checkbox"
                checked={keys === "on"}
                onChange={(event) => singleKeys.set(event.target.checked ? "on" : "off")}
              />
              {texts.useSingleKeys}
            </label>
          </div>
        )}
        <p className="visually-hidden" role="status">
          {text.trim() !== "" && texts.found(count)}
        </p>
      </div>
    </Dialog>
  );
}

function placeNow(): Place | null {
  const route = parsePath(currentPath());
  if (route.view === "my-cards" || route.view === "search") return "list";
  if (route.view !== "board") return null;
  if (route.cardId !== null) return "card";
  return calendarIn(location.search) ? "calendar" : "board";
}

/** In columns of about the same height, as many as fit. */
function Groups({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="help-columns">
      {groups.map(({ heading, keys }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <dl className="keys">
            {keys.map(([names, does]) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name} data-arrows={/[←↑→↓]/.test(name) || undefined}>
                      {name}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
