import { type ReactNode, useState } from "react";
import * as common from "#texts/common.ts";
import * as offline from "#texts/offline.ts";
import * as texts from "#texts/shell.ts";
import { countUnsent } from "../board/outbox/browser-outbox.ts";
import { WaitingNotice } from "../board/outbox/waiting-notice.tsx";
import { boardColor } from "../boards/board-color.ts";
import { Bell } from "../inbox/bell.tsx";
import { MY_CARDS_PATH, navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { forget } from "../session/forget.ts";
import { useMe } from "../session/use-session.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { Avatar } from "../ui/display/avatar.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { useCommands } from "../util/commands.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { showOverlay } from "./overlay.ts";
import { UnsentQuestion } from "./unsent-question.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The bar at the top of every page after logging in. */
export function TopBar({ color = null, children }: { color?: string | null; children?: ReactNode }) {
  const me = useMe();
  const [unsent, setUnsent] = useState(0);
  const logout = async () => {
    try {
      await api.logout();
      await forget(me.id);
      // With a page load, so that nothing of this page continues in the name of whoever logs in next.
      location.assign("/login");
    } catch (error) {
      const message = error instanceof TypeError ? offline.logoutOffline : texts.logOutFailed;
      toast({ kind: "error", message });
    }
  };
  const ask = async () => {
    const count = await countUnsent(me.id).catch(() => 0);
    if (count === 0) await logout();
    else setUnsent(count);
  };
  useCommands({ "log-out": () => void ask() });
  return (
    <>
      <header className="topbar" data-colored={color !== null} style={boardColor(color)}>
        <a className="skip-link" href="#main">
          {texts.skipToContent}
        </a>
        <Wordmark />
        <div className="grow">{children ?? <MainNavigation />}</div>
        <IconButton
          className="topbar-search"
          icon="search"
          label={texts.searchAndCommands}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => showOverlay("palette")}
        />
        <Bell />
        <Menu
          label={texts.account}
          button={(props) => (
            <button {...props} type="button" className="icon-button">
              <span className="visually-hidden">{texts.accountOf}</span>
              <Avatar user={me} />
            </button>
          )}
        >
          <MenuItem icon="columns" onSelect={() => navigate("/")}>
            {texts.boards}
          </MenuItem>
          <MenuItem icon="card" onSelect={() => navigate(MY_CARDS_PATH)}>
            {texts.myCards}
          </MenuItem>
          <MenuItem icon="settings" onSelect={() => navigate("/settings")}>
            {texts.settings}
          </MenuItem>
          <MenuItem icon="log-out" onSelect={() => void ask()}>
            {common.logOut}
          </MenuItem>
        </Menu>
        {unsent > 0 && (
          <UnsentQuestion count={unsent} onLogout={() => void logout()} onClose={() => setUnsent(0)} />
        )}
      </header>
      <WaitingNotice />
    </>
  );
}
