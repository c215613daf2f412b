import type { Services } from "../src/services/services.ts";
import { createSessionStore } from "../src/services/session/session.ts";
import { createTokenStorage } from "../src/services/session/tokenStorage.ts";
import { createServices } from "../src/shell/createServices.ts";
import { themeOfWindow } from "./theme.ts";

/** The app's services of a tab in which nothing is asked of a server, signed in as 青葉台's manager. */
export function servicesAlone(): Services {
  const session = createSessionStore(
    createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
  );
  session.signInWith(reply, { remember: false });
  return createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session,
    theme: themeOfWindow(),
    log: () => {},
  });
}

const reply = {
  success: true,
  token: "token",
  user: { id: 1, name: "大野 監督", coach_type: "manager", is_coach: true },
  team: {
    team_id: 1,
    name: "青葉台",
    sport_type: "baseball",
    nextshot_available: true,
    logo: null,
    pitch_reading: "short",
  },
} as const;
