import type { Session, TrackingSettings } from "@kyuseki/domain";
import { trackedPath } from "../../navigation/match.ts";
import { createSessionStore } from "../session/session.ts";
import { createTokenStorage } from "../session/tokenStorage.ts";
import { createTracking } from "./createTracking.ts";

/** Names, a token and addresses that must not come out anywhere. */
export const canaries = /カナリア|kanaria|%E3%82%AB%E3%83%8A/i;

export const manager: Session = {
  success: true,
  token: "kanaria-token",
  user: { id: 31, name: "カナリア 健", coach_type: "manager", is_coach: true, avatar: "kanaria.png" },
  team: {
    team_id: 4,
    name: "カナリア野球部",
    sport_type: "softball",
    nextshot_available: false,
    logo: null,
    pitch_reading: "short",
  },
};

/** The tracking of a freshly opened tab, and what it warned of. */
export function openTab(
  tracking: TrackingSettings | undefined,
  more: { origin?: string; storage?: () => Storage } = {},
) {
  const session = createSessionStore(
    createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
  );
  const warnings: string[] = [];
  let reloads = 0;
  return {
    session,
    ...createTracking({
      config: { tracking },
      session,
      trackedPath,
      reload: () => {
        reloads += 1;
      },
      warn: (message) => warnings.push(message),
      ...more,
    }),
    warnings,
    reloads: () => reloads,
  };
}
