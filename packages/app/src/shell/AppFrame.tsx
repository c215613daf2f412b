import { AppShell, titleText } from "@kyuseki/ui";
import { startTransition, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigation,
  useNavigationType,
  useOutletContext,
} from "react-router-dom";
import { trailOf } from "../navigation/breadcrumbs.ts";
import { matchPath } from "../navigation/match.ts";
import { useGuardContext } from "../navigation/useGuardContext.ts";
import { OverlayOpener } from "../services/overlayOpener.ts";
import { useServices } from "../services/services.ts";
import type { ThemeStore } from "../services/theme/themeStore.ts";
import { navigationFor } from "./shellNavigation.ts";
import { useApplied } from "./useApplied.ts";
import { useDeferred } from "./useDeferred.ts";
import { useOverlay } from "./useOverlay.tsx";

/** The shell around a page, for whoever is signed in. Open and public pages stand without it for everybody else. */
export function AppFrame() {
  const { theme } = useServices();
  const shade = useShade(theme);
  const { session, isMobile } = useGuardContext();
  const { pathname } = useLocation();
  const pressed = useOutletContext<string | null>();
  // Also by going back.
  const awaited = useNavigation().location;
  const next = pressed ?? awaited?.pathname;
  const { formatMessage } = useIntl();
  const deferred = useDeferred();
  const applied = useApplied();
  const [unread, setUnread] = useState(0);
  const [unanswered, setUnanswered] = useState(0);
  const [openPlayers, setOpenPlayers] = useState(0);
  const { overlay, open } = useOverlay();
  useFocusOnArrival(pathname);

  const matched = matchPath(pathname);
  // RO-10.
  if (matched.kind === "screen" && matched.route.fullScreen) return <Outlet />;
  if (matched.kind !== "screen" || session.status !== "signed_in") {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  const { team, user } = session;
  const { route, params } = matched;

  return (
    <OverlayOpener value={open}>
      <AppShell
        title={formatMessage(titleText[route.id])}
        crumbs={trailOf(route, params).map(({ id, href }) => ({ label: formatMessage(titleText[id]), href }))}
        homeHref="/"
        team={team}
        user={user}
        {...navigationFor({
          // Where one is going is marked at once, while its chunk is on the way and its page is drawn.
          pathname: next ?? pathname,
          analyzer: team.nextshot_available,
          isMobile,
          applied,
          unread,
          unanswered,
          openPlayers,
        })}
        notices={{ href: "/information", unread }}
        // Its place is kept until it is here.
        search={deferred ? <deferred.HeaderSearch /> : <span />}
        // 通信の状態 says the same itself, and more.
        banner={deferred && route.id !== "sync-status" && <deferred.ConnectionBar />}
        theme={shade}
        onThemeChange={theme.choose}
        account={{ id: "account", href: "/account", current: route.id === "account" }}
        onOpenQr={() => open("qr")}
        onInquiry={() => open("contact")}
        onSwitchTeam={user.several_teams && (() => open("switchTeam"))}
        onLogout={() => open("signOut")}
      >
        <Outlet />
      </AppShell>
      {deferred && (
        <>
          {next && <deferred.ProgressLine />}
          <deferred.RememberAnalyzer available={team.nextshot_available} />
          <deferred.SearchShortcut />
          <deferred.UnreadInformation onCount={setUnread} />
          <deferred.UnansweredNotes onCount={setUnanswered} />
          <deferred.OpenPlayers page={pathname} onCount={setOpenPlayers} />
        </>
      )}
      {overlay}
    </OverlayOpener>
  );
}

/** Light or dark, after the page has changed its colours: the whole frame is drawn anew for its one button. */
function useShade({ read, subscribe }: ThemeStore) {
  const [shade, setShade] = useState(read);
  useEffect(() => {
    const follow = () => startTransition(() => setShade(read()));
    follow();
    return subscribe(follow);
  }, [read, subscribe]);
  return shade;
}

/** After following a link one reads on at the heading of the new page, not at a link that is no longer there. */
function useFocusOnArrival(pathname: string) {
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that begins with a field has put the focus there itself.
    if (type === NavigationType.Pop || document.querySelector("main")?.contains(document.activeElement)) return;
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, type]);
}
