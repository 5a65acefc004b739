import { type ReactNode, useState } from "react";
import * as common from "#texts/common.ts";
import * as offline from "#texts/offline.ts";
import * as texts from "#texts/shell.ts";
import { countUnsent } from "../board/outbox/waiting-boards.ts";
import { WaitingNotice } from "../board/outbox/waiting-notice.tsx";
import { boardColor } from "../boards/board-color.ts";
import { countDrafts } from "../drafts/drafts.ts";
import { Bell } from "../inbox/bell.tsx";
import { addressOf } from "../installation.ts";
import { MY_CARDS_PATH, navigate } from "../router.ts";
import { api, uncheckedApi } from "../session/api.ts";
import { forget } from "../session/forget.ts";
import { useMe } from "../session/use-session.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuGroup } from "../ui/dialogs/menu-group.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { Avatar, nameOf } from "../ui/display/avatar.tsx";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { missingDialog } from "../ui/feedback/missing-part.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { useCommands } from "../util/commands.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { showOverlay } from "./overlay.ts";
import type { Left } from "./unsent-question.tsx";
import { Wordmark } from "./wordmark.tsx";

const UnsentQuestion = lazyPart(() => import("./unsent-question.tsx"), missingDialog(common.logOut));

/** The bar at the top of every page after logging in. */
export function TopBar({ color = null, children }: { color?: string | null; children?: ReactNode }) {
  const me = useMe();
  const [left, setLeft] = useState<Left | null>(null);
  const logout = async () => {
    try {
      const { logout_url } = await api.logout();
      await forget(me.id);
      // With a page load, so that nothing of this page continues in the name of whoever logs in next.
      location.assign(logout_url ?? addressOf("/login"));
    } catch (error) {
      toast({ kind: "error", message: isUnreachable(error) ? offline.logoutOffline : texts.logOutFailed });
    }
  };
  const ask = async () => {
    const changes = await countUnsent(me.id).catch(() => 0);
    const drafts = countDrafts(me.id);
    if (changes + drafts === 0) return logout();
    // Nothing is asked that cannot be done.
    const failure = await uncheckedApi.getMe().catch((error) => error);
    if (isUnreachable(failure)) toast({ kind: "error", message: offline.logoutOffline });
    else setLeft({ changes, drafts });
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
          <MenuGroup heading={nameOf(me)} detail={me.email}>
            <MenuItem icon="columns" onSelect={() => navigate("/")}>
              {texts.boards}
            </MenuItem>
            <MenuItem icon="card" onSelect={() => navigate(MY_CARDS_PATH)}>
              {texts.myCards}
            </MenuItem>
            <MenuItem icon="settings" onSelect={() => navigate("/settings")}>
              {texts.settings}
            </MenuItem>
            <MenuItem icon="help" onSelect={() => showOverlay("help")}>
              {texts.keyboardShortcuts}
            </MenuItem>
            <MenuItem icon="log-out" onSelect={() => void ask()}>
              {common.logOut}
            </MenuItem>
          </MenuGroup>
        </Menu>
        {left && <UnsentQuestion left={left} onLogout={() => void logout()} onClose={() => setLeft(null)} />}
      </header>
      <WaitingNotice />
    </>
  );
}

function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}
