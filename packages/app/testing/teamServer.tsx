import { addTeam, addUser, removeTeams, startTestServer, testPassword } from "@kyuseki/server/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Services, ServicesProvider } from "../src/services/services.ts";
import { createSessionStore } from "../src/services/session/session.ts";
import { signIn as signInWith } from "../src/services/session/signing.ts";
import { createTokenStorage } from "../src/services/session/tokenStorage.ts";
import { createServices } from "../src/shell/createServices.ts";
import { emptyIndexedDatabase } from "./indexedDatabase.ts";
import { themeOfWindow } from "./theme.ts";

/** 青葉台 with a manager and a coach, on the real server. */
export async function startTeamServer() {
  const server = await startTestServer();
  const baseURL = await server.listen();
  let people = { teamId: 0, managerId: 0, coachId: 0 };

  return {
    db: server.db,
    url: baseURL,
    app: server.app,
    stop: server.stop,
    ids: () => people,
    async startOver() {
      window.localStorage.clear();
      emptyIndexedDatabase();
      const clear = () => removeTeams(server.db);
      // A call that the test before left may still write: then PostgreSQL gives up one of the two.
      await clear().catch(clear);
      const { team_id } = await addTeam(server.db, { name: "青葉台" });
      const person = async (name: string, coach_type: string, email: string) =>
        (await addUser(server.db, team_id, { name, coach_type, email })).id;
      people = {
        teamId: team_id,
        managerId: await person("大野 直人", "manager", "manager@example.jp"),
        coachId: await person("片山 恵", "coach", "coach@example.jp"),
      };
    },
    /** The app's services in a tab of their own, signed in; `url`: another way to the server. */
    async signIn(email = "manager@example.jp", url = baseURL): Promise<Services> {
      const tokens = createTokenStorage({
        storage: () => window.localStorage,
        now: () => Date.now(),
        events: window,
      });
      const services = createServices({
        config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
        session: createSessionStore(tokens),
        theme: themeOfWindow(),
        log: () => {},
        network: { baseURL: url, adapter: "http" },
      });
      await signInWith(services.session, services.call, { email, password: testPassword, remember: false });
      return services;
    },
  };
}

/** Wraps hooks and routes under test in the providers of the shell. */
export const withServices =
  (services: Services) =>
  ({ children }: { children: ReactNode }) => (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queries}>{children}</QueryClientProvider>
    </ServicesProvider>
  );
