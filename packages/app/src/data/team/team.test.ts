import { type Call, createClient } from "@kyuseki/domain/client";
import { addTeam, addUser, signIn, startTestServer, testPassword } from "@kyuseki/server/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchTeam, removeTeamLogo, saveTeam } from "./team.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let call: Call;
let token: string | null = null;
beforeAll(async () => {
  server = await startTestServer();
  call = createClient({ token: () => token, baseURL: await server.listen(), adapter: "http" }).call;
  const team = await addTeam(server.db, { name: "青葉台" });
  await server.db.query("update teams set logo = 'logos/1.webp'");
  await addUser(server.db, team.team_id, { email: "manager@example.jp", coach_type: "manager" });
  await addUser(server.db, team.team_id, { email: "coach@example.jp", coach_type: "coach" });
});
afterAll(() => server.stop());

let logs: string[] = [];
beforeEach(() => {
  logs = [];
});
const log = (message: string) => logs.push(message);
const draft = {
  name: "青葉台",
  sport_type: "baseball",
  ball: "hard",
  prefecture: 13,
  league: "",
  name_kana: "",
  representative: "",
  contact_email: null,
  goal: "",
  version: 1,
} as const;

describe("ER-3 the team", () => {
  test("a refused read and a refused change are logged and told", async () => {
    token = null;
    await expect(fetchTeam(call, log)).rejects.toMatchObject({ code: "unauthorized" });
    token = await signIn(server.app, "coach@example.jp", testPassword);
    await expect(saveTeam(call, log, draft)).rejects.toMatchObject({ code: "forbidden" });
    expect(logs).toEqual(["team fetch failed: unauthorized 401", "team update failed: forbidden 403"]);
  });

  test("a refused removal of the logo is only logged; the logo stands", async () => {
    token = await signIn(server.app, "coach@example.jp", testPassword);
    expect(await removeTeamLogo(call, log)).toBeNull();
    expect(logs).toEqual(["logo removal failed: forbidden 403"]);
    expect((await fetchTeam(call, log)).logo).toBe("logos/1.webp");
  });

  test("a manager changes the team, and removes its logo", async () => {
    token = await signIn(server.app, "manager@example.jp", testPassword);
    expect(await saveTeam(call, log, { ...draft, name: "青葉台ＢＣ" })).toMatchObject({ name: "青葉台ＢＣ" });
    expect(await removeTeamLogo(call, log)).toMatchObject({ logo: null });
    expect(logs).toEqual([]);
  });
});
