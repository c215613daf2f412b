import type { JoinCodeDraft } from "@kyuseki/domain";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, emptyTables, startTestServer } from "../../testing.ts";

export const start = new Date("2026-04-05T03:00:00Z");

/** 保護者が書いたもの。 */
export const said = {
  applicant: "guardian",
  last_name: "千代田",
  first_name: "あさひ",
  last_name_kana: "ちよだ",
  first_name_kana: "あさひ",
  grade: "e4",
  gender: "F",
  guardian_email: "hogosha@chiyoda.example",
  consent: true,
};

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A team with a manager and a coach, another team, and a mail server nobody answers at: mails stay in the outbox. */
export async function openJoinFixture() {
  let clock = start;
  const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
  const server = await startTestServer({ now: () => clock, config: { mail } });
  const { db } = server;
  const team = await addTeam(db);
  const other = await addTeam(db, { name: "港北ソフトボールクラブ" });
  const tokenOf = async (teamId: number, coach_type: string) =>
    createSession(db, (await addUser(db, teamId, { coach_type })).id, true, start);
  const tokens = {
    manager: await tokenOf(team.team_id, "manager"),
    coach: await tokenOf(team.team_id, "coach"),
    stranger: await tokenOf(other.team_id, "manager"),
  };
  let places = 0;
  const newPlace = () => {
    places += 1;
    return `198.51.100.${places % 256}`;
  };

  const call = (method: Method, url: string, payload?: object, as: keyof typeof tokens = "manager", key?: string) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Token ${tokens[as]}`, ...(key !== undefined && { "idempotency-key": key }) },
      ...(payload && { payload }),
    });

  return {
    ...server,
    teamId: team.team_id,
    otherTeamId: other.team_id,
    tokens,
    call,
    setClock: (to: Date) => {
      clock = to;
    },
    issue: async (as?: keyof typeof tokens, draft?: Partial<JoinCodeDraft>): Promise<string> =>
      (await call("POST", "/api/coach/team/join_code", draft, as)).json().join_code.code,
    check: (code: string, remoteAddress = "192.0.2.1") =>
      server.app.inject({ method: "POST", url: "/api/join/check", remoteAddress, payload: { code } }),
    /** Each time from another place, unless one is said. */
    apply: (code: string, overrides: object = {}, remoteAddress = newPlace()) =>
      server.app.inject({
        method: "POST",
        url: "/api/join/apply",
        remoteAddress,
        payload: { code, ...said, ...overrides },
      }),
    /** Returns the id of who has just applied. */
    async applied(overrides: object = {}): Promise<number> {
      const { receipt } = (await this.apply(await this.issue(), overrides)).json();
      const { rows } = await db.query("select member_id from applications where team_id = $1 and receipt = $2", [
        team.team_id,
        receipt,
      ]);
      return rows[0].member_id;
    },
    async clear() {
      clock = start;
      const counted = ["receipt_days", "audit_log", "rate_limits", "idempotency_keys", "outbox"];
      await emptyTables(db, ["members", "year_changes", "join_codes", ...counted]);
    },
  };
}
export type JoinFixture = Awaited<ReturnType<typeof openJoinFixture>>;
