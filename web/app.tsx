/** The app: the login decides between the account pages and the rest, the path decides which view is shown. */

import { useEffect } from "react";
import * as errors from "#texts/errors.ts";
import type { User } from "../contract/users.ts";
import { nextPath } from "./account/enter/next-path.ts";
import { startInbox } from "./inbox/inbox.ts";
import { currentPath } from "./installation.ts";
import {
  BoardPage,
  BoardsPage,
  ForgotPage,
  ImportPage,
  InvitePage,
  LoginDialog,
  LoginPage,
  MyCardsPage,
  NotFoundPage,
  RegisterPage,
  ResetPage,
  SearchPage,
  SettingsPage,
  SignedInPage,
  VerifyPage,
} from "./pages.ts";
import { navigate, parsePath, type Route, usePath } from "./router.ts";
import { useLoginState } from "./session/login.ts";
import type { Failure } from "./session/reason.ts";
import { SessionContext, useSessionState } from "./session/use-session.ts";
import { useFocusOnPage } from "./shell/focus-page.ts";
import { NothingHere } from "./shell/nothing-here.tsx";
import { OverlayHost } from "./shell/overlay-host.tsx";
import { useTitle } from "./shell/use-title.ts";
import { Wordmark } from "./shell/wordmark.tsx";
import { Announcer } from "./ui/feedback/announcer.tsx";
import { brokenPage, ErrorBoundary } from "./ui/feedback/error-boundary.tsx";
import { loadAhead, whenIdle } from "./ui/feedback/lazy-part.tsx";
import { FailedState } from "./ui/feedback/states.tsx";
import { Toasts } from "./ui/feedback/toasts.tsx";

const RETRY_MS = 5000;

export function App() {
  const session = useSessionState();
  const route = parsePath(usePath());
  useFocusOnPage(route.view === "board" ? route.boardId : route.view);
  const isKnown = session.state.status === "known";
  useEffect(() => {
    if (isKnown) return loadAhead([BoardPage, BoardsPage, MyCardsPage, SettingsPage, LoginDialog]);
  }, [isKnown]);
  const myId = session.state.status === "known" ? session.state.me.id : null;
  useEffect(() => {
    if (myId !== null) return whenIdle(() => prepareHome(myId));
  }, [myId]);
  useEffect(() => (myId === null ? undefined : startInbox(myId)), [myId]);
  return (
    <SessionContext value={session}>
      <ErrorBoundary key={route.view} fallback={brokenPage}>
        {viewOf(route, session.state, session.refresh)}
      </ErrorBoundary>
      {session.state.status === "known" && (
        <>
          <OverlayHost />
          <LoginWatch me={session.state.me} />
        </>
      )}
      <Toasts />
      <Announcer />
    </SessionContext>
  );
}

/** While the login holds, nothing of what asks for it is needed. */
function LoginWatch({ me }: { me: User }) {
  return useLoginState() === "in" ? null : <LoginDialog me={me} />;
}

/** So that there is a list of boards without a network, also for those who open boards by their address. */
function prepareHome(myId: string): void {
  if (parsePath(currentPath()).view === "boards") return;
  import("./boards/kept-boards.ts").then(({ prepareList }) => prepareList(myId)).catch(() => {});
}

function viewOf(
  route: Route,
  state: ReturnType<typeof useSessionState>["state"],
  refresh: () => Promise<void>,
) {
  if (route.view === "unknown" && (state.status === "anonymous" || state.status === "failed"))
    return (
      <>
        <header className="topbar">
          <Wordmark />
        </header>
        <NothingHere />
      </>
    );
  switch (state.status) {
    case "loading":
      return null;
    case "failed":
      return (
        <main>
          <NotResponding failure={state.failure} refresh={refresh} />
        </main>
      );
    case "anonymous":
      if (isForEveryone(route)) return viewForEveryone(route);
      if (route.view === "login") return <LoginPage />;
      if (route.view === "register") return <RegisterPage />;
      return <Redirect to={`/login?next=${encodeURIComponent(currentPath() + location.search)}`} />;
    case "known":
      return knownView(route);
  }
}

type ForEveryone = Extract<Route, { view: "forgot" | "invite" | "reset" | "verify" }>;

/** Links lead there, whether somebody is logged in or not. */
function isForEveryone(route: Route): route is ForEveryone {
  return "token" in route || route.view === "forgot";
}

function viewForEveryone(route: ForEveryone) {
  switch (route.view) {
    case "forgot":
      return <ForgotPage />;
    case "invite":
      return <InvitePage token={route.token} />;
    case "reset":
      return <ResetPage token={route.token} />;
    case "verify":
      return <VerifyPage token={route.token} />;
  }
}

function knownView(route: Route) {
  if (isForEveryone(route)) return viewForEveryone(route);
  switch (route.view) {
    case "boards":
      return <BoardsPage />;
    case "board":
      return <BoardPage key={route.boardId} boardId={route.boardId} cardId={route.cardId} />;
    case "my-cards":
      return <MyCardsPage />;
    case "search":
      return <SearchPage />;
    case "import":
      return <ImportPage key={route.importId} importId={route.importId} />;
    case "settings":
      return <SettingsPage section={route.section} />;
    case "signed-in":
      return <SignedInPage />;
    case "login":
    case "register":
      return <Redirect to={nextPath()} />;
    case "unknown":
      return <NotFoundPage />;
  }
}

/** Nobody knows yet who is logged in. Tried again by itself, because there is nothing else to do here. */
function NotResponding({ failure, refresh }: { failure: Failure; refresh: () => Promise<void> }) {
  useTitle(errors.troubles.away.title);
  useEffect(() => {
    const again = () => void refresh();
    const timer = setInterval(again, RETRY_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [refresh]);
  return <FailedState heading="h1" failure={failure} onRetry={() => void refresh()} />;
}

function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
