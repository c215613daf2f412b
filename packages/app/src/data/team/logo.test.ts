// @vitest-environment jsdom
import { addTeam, addUser, startTestServer, testPassword } from "@kyuseki/server/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { themeOfWindow } from "../../../testing/theme.ts";
import { createSessionStore } from "../../services/session/session.ts";
import { signIn } from "../../services/session/signing.ts";
import { createTokenStorage } from "../../services/session/tokenStorage.ts";
import { createServices } from "../../shell/createServices.ts";
import { queryKeys } from "../queryKeys.ts";
import { clearLogo, saveLogo } from "./logo.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
beforeAll(async () => {
  server = await startTestServer();
  baseURL = await server.listen();
  const team = await addTeam(server.db, { name: "青葉台" });
  await addUser(server.db, team.team_id, { email: "manager@example.jp", coach_type: "manager" });
  await addUser(server.db, team.team_id, { email: "coach@example.jp", coach_type: "coach" });
});
afterAll(() => server.stop());

let logged: string[] = [];
beforeEach(() => {
  localStorage.clear();
  logged = [];
});

async function signedIn(email: string) {
  const services = createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
    ),
    theme: themeOfWindow(),
    log: (message) => logged.push(message),
    network: { baseURL, adapter: "http" },
  });
  await signIn(services.session, services.call, { email, password: testPassword, remember: false });
  return services;
}

type Tab = Awaited<ReturnType<typeof signedIn>>;
const markOf = ({ session }: Tab) => {
  const state = session.read();
  return state.status === "signed_in" ? state.team.logo : state.status;
};
const png = (bytes: string) => new Blob([Buffer.from(bytes, "base64")], { type: "image/png" });
const dot = png("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");

describe("I9 the team's logo", () => {
  test("sent, it stands in the shell and on the team's page; removed, it is gone from both", async () => {
    const tab = await signedIn("manager@example.jp");
    expect(markOf(tab)).toBeNull();

    await saveLogo(tab, dot);
    const address = markOf(tab);
    expect(address).toMatch(/^\/files\/logos\/[a-z0-9]{32}\.webp$/);
    expect(tab.queries.getQueryData(queryKeys.team)).toMatchObject({ name: "青葉台", logo: address });
    const seen = await fetch(`${baseURL}${address}`);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"]);

    await clearLogo(tab);
    expect([markOf(tab), logged]).toEqual([null, []]);
    expect(tab.queries.getQueryData(queryKeys.team)).toMatchObject({ logo: null });
  });

  test("refused, the reason stands at the field", async () => {
    const tab = await signedIn("manager@example.jp");
    const broken = new Blob(["<svg/>"], { type: "image/png" });
    await expect(saveLogo(tab, broken)).rejects.toMatchObject({
      fields: { logo: "PNG・JPG・WebPの画像を選んでください" },
    });
    await expect(saveLogo(tab, new Blob(["<svg/>"], { type: "image/svg+xml" }))).rejects.toMatchObject({
      code: "invalid",
    });
    expect(markOf(tab)).toBeNull();
  });

  test("D-5, ER-3 a coach may neither send nor remove one; the failed removal is logged, and told", async () => {
    const tab = await signedIn("coach@example.jp");
    await expect(saveLogo(tab, dot)).rejects.toMatchObject({ code: "forbidden" });
    await expect(clearLogo(tab)).rejects.toMatchObject({ code: "unavailable" });
    expect(logged).toEqual(["logo removal failed: forbidden 403"]);
  });
});
