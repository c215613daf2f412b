import { AppShell, titleText } from "@kyuseki/ui";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { NavigationType, Outlet, useLocation, useNavigationType } from "react-router-dom";
import { matchPath } from "../routes/match.ts";
import { signOut } from "../session/signing.ts";
import { useServices } from "./services.ts";
import { navigationFor } from "./shellNavigation.ts";
import { useCircumstances } from "./useCircumstances.ts";

/** The shell around a page, for whoever is signed in. Open and public pages stand without it for everybody else. */
export function AppFrame() {
  const { session: store, theme, call, log } = useServices();
  const shade = useSyncExternalStore(theme.subscribe, theme.read);
  const { session, isMobile } = useCircumstances();
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  useFocusOnArrival(pathname);

  const matched = matchPath(pathname);
  if (matched.kind !== "screen" || session.status !== "signed_in") {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  const { team, user } = session;

  return (
    <AppShell
      title={formatMessage(titleText[matched.route.id])}
      homeHref="/"
      team={{ name: team.name }}
      user={user}
      {...navigationFor({ pathname, analyzer: team.nextshot_available, isMobile })}
      theme={shade}
      onThemeChange={theme.choose}
      onLogout={() => void signOut(store, call, log)}
    >
      <Outlet />
    </AppShell>
  );
}

/** After following a link one reads on in the new page, not at a link that is no longer there. */
function useFocusOnArrival(pathname: string) {
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type !== NavigationType.Pop) document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, type]);
}
