import { NavigateProvider, titleText } from "@kyuseki/ui";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { type Decision, decide, isLogin } from "../navigation/guard.ts";
import { matchPath } from "../navigation/match.ts";
import { windowTitle } from "../navigation/title.ts";
import { useGuardContext } from "../navigation/useGuardContext.ts";
import { keepScroll, sectionKey } from "../services/lastView.ts";
import { useServices } from "../services/services.ts";
import { signOut } from "../services/session/signing.ts";
import { useShell } from "../services/shellContext.ts";
import { usePageViews } from "../services/tracking/usePageViews.ts";
import { SignOutPage } from "./SignOutPage.tsx";
import { UnreachablePage } from "./UnreachablePage.tsx";
import { useNavigation } from "./useNavigation.ts";

const section = "scroll";
/** Every page that the browser itself loads has the same key; its path tells them apart. */
const placeOf = ({ key, pathname }: Location) => (key === "default" ? pathname : key);
keepScroll(section, isOpenedDirectly() ? window.location.pathname : "");

/** Around every page of the shell: who may be here, what the window is called, how links travel. */
export function RouteFrame() {
  const location = useLocation();
  const guardContext = useGuardContext();
  const decision = decide(location, guardContext);
  const title = useWindowTitle(decision);
  usePageViews(useServices().tracking, decision.kind === "show" ? title : null, location.pathname);
  useFollowing(decision);
  const { navigation, next } = useNavigation();

  return (
    <NavigateProvider value={navigation}>
      <ScrollRestoration storageKey={sectionKey(section)} getKey={placeOf} />
      {decision.kind === "show" && <Outlet context={next} />}
      {decision.kind === "unreachable" && <UnreachablePage />}
      {decision.kind === "sign_out" && guardContext.session.status === "signed_in" && <SignOutPage />}
    </NavigateProvider>
  );
}

/** By an address typed or a link from elsewhere; not by reloading, or by going back to it. */
function isOpenedDirectly() {
  return performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");
}

function useWindowTitle(decision: Decision): string | null {
  const { formatMessage } = useIntl();
  const title = "route" in decision ? formatMessage(titleText[decision.route.id]) : null;
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  return title;
}

function useFollowing(decision: Decision) {
  const { session, call, log } = useServices();
  const navigate = useNavigate();
  const { exitToLogin } = useShell();
  const { kind } = decision;
  const to = "to" in decision ? decision.to : null;
  const isArrivedAtLogin = isLogin(decision);

  useEffect(() => {
    if (isArrivedAtLogin) exitToLogin();
    // Of whoever is known it is asked first (`SignOutPage`).
    if (kind === "sign_out" && session.read().status !== "signed_in") void signOut(session, call, log);
    if (to === null) return;
    if (kind === "leave") window.location.assign(to);
    else if (isLoginPath(to)) {
      window.history.replaceState(null, "", to);
      exitToLogin();
    } else void navigate(to, { replace: true });
  }, [isArrivedAtLogin, kind, to, navigate, exitToLogin, session, call, log]);
}

function isLoginPath(href: string): boolean {
  const matched = matchPath(new URL(href, window.location.origin).pathname);
  return matched.kind === "screen" && matched.route.access === "guest";
}
