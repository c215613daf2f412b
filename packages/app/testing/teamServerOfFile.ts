import { afterAll, beforeAll, beforeEach } from "vitest";
import { startTeamServer } from "./teamServer.tsx";

type TeamServer = Awaited<ReturnType<typeof startTeamServer>>;

/** 青葉台 on a real server for the tests of one file: begun anew before each of them, stopped after the last. */
export function teamServerOfFile(): Omit<TeamServer, "stop" | "startOver"> {
  let server: TeamServer;
  beforeAll(async () => {
    server = await startTeamServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => server.startOver());

  return {
    get db() {
      return server.db;
    },
    get url() {
      return server.url;
    },
    get app() {
      return server.app;
    },
    ids: () => server.ids(),
    signIn: (...input) => server.signIn(...input),
  };
}
