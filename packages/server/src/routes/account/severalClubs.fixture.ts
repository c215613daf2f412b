import { teamHeader } from "@kyuseki/domain";
import { createSession } from "../../http/auth/sessions.ts";
import { newLink } from "../../security/oneTimeLink.ts";
import { insertMembership } from "../../store/account/memberships.ts";
import { upsertInvite } from "../../store/account/oneTimeLinks.ts";
import { addTeam, addUser, startTestServer } from "../../testing.ts";

export const address = "ohno@several.example";

type Said = { team?: number; payload?: object };

/** One account that manages 青葉台 and coaches 港北, a manager beside it in each, and 鶴見, where it is not. The clock stands, but for `pass`. */
export async function startSeveralClubs() {
  let now = new Date("2026-04-05T03:00:00Z");
  const { app, db, stop } = await startTestServer({ now: () => now });
  const [aoba, kohoku, tsurumi] = [
    await addTeam(db, { name: "青葉台" }),
    await addTeam(db, { name: "港北", sport_type: "softball", ball: "soft" }),
    await addTeam(db, { name: "鶴見" }),
  ].map(({ team_id }) => team_id) as [number, number, number];
  const account = await addUser(db, aoba, { name: "大野 直人", email: address, coach_type: "manager" });
  const kohokuId = await insertMembership(
    db,
    { accountId: account.id, teamId: kohoku, name: "大野 直人", coach_type: "coach" },
    now,
  );
  if (kohokuId === undefined) throw new Error("no second membership");
  const managers = {
    aoba: (await addUser(db, aoba, { name: "青葉台の監督", coach_type: "manager" })).id,
    kohoku: (await addUser(db, kohoku, { name: "港北の監督", coach_type: "manager" })).id,
    tsurumi: (await addUser(db, tsurumi, { name: "鶴見の監督", coach_type: "manager" })).id,
  };
  let place = 0;

  /** From a place of its own, so that no limit for one place refuses. `team`: the club that the page shows. */
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string | undefined, said: Said = {}) => {
    place += 1;
    return app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Token ${token}` }),
        ...(said.team && { [teamHeader]: String(said.team) }),
      },
      ...(said.payload && { payload: said.payload }),
      remoteAddress: `192.0.2.${place % 256}`,
    });
  };

  return {
    app,
    db,
    stop,
    now: () => now,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    teams: { aoba, kohoku, tsurumi },
    ids: { aoba: account.id, kohoku: kohokuId },
    managers,
    call,
    session: (userId: number = account.id) => createSession(db, userId, false, now),
    open: (token: string, team_id: number) => call("POST", "/api/account/teams/open", token, { payload: { team_id } }),
    login: (password: string, email = address) =>
      call("POST", "/api/login", undefined, { payload: { email, password } }),
    async invite(teamId: number, email: string | null = null) {
      const { code, stored } = newLink(now, 1);
      await upsertInvite(db, teamId, { coach_type: "coach", email, ...stored }, now);
      return code;
    },
    join: (token: string, code: string) => call("POST", "/api/invite/join", token, { payload: { code } }),
    /** The clubs of the account, as they are listed for the session. */
    async teamsOf(token: string): Promise<[name: string, current: boolean][]> {
      const { teams } = (await call("GET", "/api/account/teams", token)).json();
      return teams.map(({ name, current }: { name: string; current: boolean }) => [name, current]);
    },
    actions: async (teamId: number) =>
      (await db.query("select action from audit_log where team_id = $1 order by id", [teamId])).rows.map(
        ({ action }) => action,
      ),
  };
}
