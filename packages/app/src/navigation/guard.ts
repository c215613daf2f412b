import { safeRedirect } from "../services/session/safeRedirect.ts";
import type { SessionState, SignedOutReason } from "../services/session/session.ts";
import { fillPath, matchPath, type PathParams } from "./match.ts";
import type { Route } from "./routeTable.ts";

export type Decision =
  | { kind: "show"; route: Route }
  /** The server could not say who this is. */
  | { kind: "unreachable"; route: Route }
  /** To another address of this app, in place of this one. */
  | { kind: "go"; to: string }
  /** Out of the app, as a full navigation. */
  | { kind: "leave"; to: string }
  | { kind: "sign_out" };

export type Place = {
  pathname: string;
  search: string;
  /** With its `#`: the place on the page. */
  hash: string;
};
export type GuardContext = {
  session: SessionState;
  isMobile: boolean;
  /** Of this page. */
  origin: string;
  topSiteUrl: string | null;
  playerSiteUrl: string | null;
};

/** Whether the person may be where they are, and where they belong otherwise (SE-2, SE-4, SE-8, RO-1 to RO-3). */
export function decide(place: Place, guardContext: GuardContext): Decision {
  const { session, playerSiteUrl } = guardContext;
  const matched = matchPath(place.pathname);
  switch (matched.kind) {
    case "redirect":
      return { kind: "go", to: matched.to };
    case "logout":
      return session.status === "signed_out" ? { kind: "go", to: "/login" } : { kind: "sign_out" };
    case "top":
      return { kind: "leave", to: playerSiteUrl ?? playerPath };
    case "foreign":
      return { kind: "leave", to: place.pathname + place.search };
    case "screen":
      return admit(place, matched.route, matched.params, guardContext);
  }
}

/** The login is drawn outside the router: showing it unmounts the shell. */
export const isLogin = (decision: Decision) => decision.kind === "show" && decision.route.access === "guest";

function admit(place: Place, route: Route, params: PathParams, guardContext: GuardContext): Decision {
  const { session } = guardContext;
  if (route.access === "public") return { kind: "show", route };
  if (session.status === "signed_in") {
    if (!session.user.is_coach) return { kind: "leave", to: playerPath };
    if (session.user.second_factor && route.id !== secondFactor) return toSecondFactor(place, route);
    if (route.access === "guest" || (route.id === secondFactor && !session.user.second_factor)) {
      return afterSignIn(place, guardContext);
    }
    if (route.analyzer && !session.team.nextshot_available) return { kind: "go", to: "/" };
    if (route.elsewhere && !guardContext.isMobile && (session.team.nextshot_available || route.analyzer)) {
      return { kind: "go", to: fillPath(route.elsewhere, params) };
    }
    return { kind: "show", route };
  }
  if (route.access) return { kind: "show", route };
  return session.status === "unchecked" ? { kind: "unreachable", route } : toLogin(place, session.reason, guardContext);
}

/** The login, with the address to come back to unless the person signed out on purpose (D-4). */
function toLogin(place: Place, reason: SignedOutReason, { topSiteUrl, origin }: GuardContext): Decision {
  const here = place.pathname + place.search + place.hash;
  const back = (address: string) => (reason === "left" ? "" : `?redirect=${encodeURIComponent(address)}`);
  if (topSiteUrl === null) return { kind: "go", to: `/login${back(here)}` };
  return { kind: "leave", to: `${topSiteUrl.replace(/\/$/, "")}/login${back(origin + here)}` };
}

/** The club asks for a passkey before anything else; then it goes on where the person wanted to be. */
function toSecondFactor({ pathname, search, hash }: Place, { access }: Route): Decision {
  const wanted = access === "guest" ? new URLSearchParams(search).get("redirect") : pathname + search + hash;
  return { kind: "go", to: `/second-factor${wanted ? `?redirect=${encodeURIComponent(wanted)}` : ""}` };
}

function afterSignIn({ search }: Place, { origin, topSiteUrl }: GuardContext): Decision {
  const to = safeRedirect(new URLSearchParams(search).get("redirect"), origin, topSiteUrl);
  return to.startsWith("/") ? { kind: "go", to } : { kind: "leave", to };
}

const secondFactor = "second-factor";

/** The site of people who are not coaches (SE-4). */
const playerPath = "/training/";
