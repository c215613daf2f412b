import { media } from "@kyuseki/ui";
import type { App } from "../services/app.ts";
import type { Circumstances } from "./guard.ts";

/** What the guard looks at, as it is right now. */
export const circumstancesOf = ({ session, config }: App): Circumstances => ({
  session: session.read(),
  isMobile: mobileWidth().matches,
  origin: window.location.origin,
  topSiteUrl: config.topSiteUrl,
  playerSiteUrl: config.playerSiteUrl,
});

export const mobileWidth = () => window.matchMedia(media.mobile);
