import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "../http/sessions.ts";
import { addTeam, addUser, startTestServer } from "../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teams: { own: number; other: number };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.query("delete from teams");
  const team = async () => (await addTeam(server.db, { logo: "/files/logo.png" })).team_id;
  teams = { own: await team(), other: await team() };
});

async function removeLogo(coach_type: string) {
  const { id } = await addUser(server.db, teams.own, { coach_type });
  const authorization = `Token ${await openSession(server.db, id, false, now)}`;
  return server.app.inject({ method: "POST", url: "/api/coach/team/remove_logo", headers: { authorization } });
}
const logos = async () =>
  (await server.db.query<{ logo: string | null }>("select logo from teams order by team_id")).rows.map(
    ({ logo }) => logo,
  );

describe("AP-1: チームのロゴを外す", () => {
  test("監督が外すと null になり、チームが返る。ほかのチームのロゴはそのまま", async () => {
    const reply = await removeLogo("manager");
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        team_id: teams.own,
        name: "青葉台ベースボールクラブ",
        sport_type: "baseball",
        ball: "rubber",
        prefecture: 14,
        league: "",
        logo: null,
        nextshot_available: true,
      },
    ]);
    expect(await logos()).toEqual([null, "/files/logo.png"]);
  });

  test("ロゴがなくても同じ返事", async () => {
    const [first, second] = [await removeLogo("manager"), await removeLogo("manager")];
    expect(second.body).toBe(first.body);
  });

  test("D-5: コーチは403で、ロゴは残る", async () => {
    expect((await removeLogo("coach")).statusCode).toBe(403);
    expect(await logos()).toEqual(["/files/logo.png", "/files/logo.png"]);
  });
});
