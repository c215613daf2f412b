import { media } from "@kyuseki/ui";
import type { App } from "../services/app.ts";
import type { GuardContext } from "./guard.ts";

/** What the guard looks at, as it is right now. */
export const readGuardContext = ({ session, config }: App): GuardContext => ({
  session: session.read(),
  isMobile: mobileWidth().matches,
  origin: window.location.origin,
  topSiteUrl: config.topSiteUrl,
  playerSiteUrl: config.playerSiteUrl,
});

export const mobileWidth = () => window.matchMedia(media.mobile);
