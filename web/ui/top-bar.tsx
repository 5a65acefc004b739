import type { ReactNode } from "react";
import { navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { useMe, useSession } from "../session/use-session.ts";
import { Avatar } from "./avatar.tsx";
import { Menu } from "./menu.tsx";
import { MenuItem } from "./menu-item.tsx";
import { toast } from "./toasts.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The bar above every page for those who are logged in. */
export function TopBar({ children }: { children?: ReactNode }) {
  const me = useMe();
  const { refresh } = useSession();
  const logout = async () => {
    await api
      .logout()
      .catch(() => toast({ kind: "error", message: "You could not be logged out. Try again." }));
    navigate("/login");
    await refresh();
  };
  return (
    <header className="topbar">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Wordmark />
      <div className="grow">{children}</div>
      <Menu
        label="Account"
        button={(props) => (
          <button {...props} type="button" className="icon-button">
            <span className="visually-hidden">Account of </span>
            <Avatar user={me} />
          </button>
        )}
      >
        <MenuItem icon="settings" onSelect={() => navigate("/settings")}>
          Settings
        </MenuItem>
        <MenuItem icon="back" onSelect={() => void logout()}>
          Log out
        </MenuItem>
      </Menu>
    </header>
  );
}
