import { AppShell, titleText } from "@kyuseki/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { NavigationType, Outlet, useLocation, useNavigationType } from "react-router-dom";
import { storedDays } from "../data/measuring/storedCells.ts";
import { trailOf } from "../navigation/breadcrumbs.ts";
import { matchPath } from "../navigation/match.ts";
import { useGuardContext } from "../navigation/useGuardContext.ts";
import { OverlayOpener } from "../services/overlayOpener.ts";
import { useServices } from "../services/services.ts";
import { signOut } from "../services/session/signing.ts";
import { navigationFor } from "./shellNavigation.ts";
import { useApplied } from "./useApplied.ts";
import { useConnection } from "./useConnection.ts";
import { useDeferred } from "./useDeferred.ts";
import { useOverlay } from "./useOverlay.tsx";

/** The shell around a page, for whoever is signed in. Open and public pages stand without it for everybody else. */
export function AppFrame() {
  const { session: store, theme, call, log, drafts } = useServices();
  const shade = useSyncExternalStore(theme.subscribe, theme.read);
  const { session, isMobile } = useGuardContext();
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const connection = useConnection();
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
  const handleLogout = () => {
    if (user.several_teams || drafts.unsaved(user.id).length > 0 || storedDays(drafts, user.id).length > 0)
      open("signOut");
    else void signOut(store, call, log);
  };

  return (
    <OverlayOpener value={open}>
      <AppShell
        title={formatMessage(titleText[route.id])}
        crumbs={trailOf(route, params).map(({ id, href }) => ({ label: formatMessage(titleText[id]), href }))}
        homeHref="/"
        team={team}
        user={user}
        {...navigationFor({
          pathname,
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
        banner={connection && deferred && <deferred.OfflineBar connection={connection} />}
        theme={shade}
        onThemeChange={theme.choose}
        account={{ id: "account", href: "/account", current: route.id === "account" }}
        onOpenQr={() => open("qr")}
        onInquiry={() => open("contact")}
        onSwitchTeam={user.several_teams && (() => open("switchTeam"))}
        onLogout={handleLogout}
      >
        <Outlet />
      </AppShell>
      {deferred && (
        <>
          <deferred.UnreadInformation onCount={setUnread} />
          <deferred.UnansweredNotes onCount={setUnanswered} />
          <deferred.OpenPlayers onCount={setOpenPlayers} />
        </>
      )}
      {overlay}
    </OverlayOpener>
  );
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
