import type { Services } from "../src/services/services.ts";
import { createSessionStore } from "../src/services/session/session.ts";
import { createTokenStorage } from "../src/services/session/tokenStorage.ts";
import { createServices } from "../src/shell/createServices.ts";
import { signInReply } from "./signInReply.ts";
import { themeOfWindow } from "./theme.ts";

/** The app's services of a tab in which nothing is asked of a server, signed in as 青葉台's manager. */
export function servicesAlone(): Services {
  const session = createSessionStore(
    createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
  );
  session.signInWith(signInReply, { remember: false });
  return createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session,
    theme: themeOfWindow(),
    log: () => {},
  });
}
