import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const start = new Date("2026-04-05T03:00:00Z");

export const newcomer = { name: "新任 三郎", email: "shinnin@coaches.example", password: "夏の大会まであと90日" };

/** 青葉台, with a manager, a coach and a player, and a manager of another team. The clock stands, and mails go nowhere. */
export async function startCoachesServer() {
  let clock = start;
  let place = 0;
  let people = { teamId: 0, otherTeamId: 0, manager: 0, coach: 0, player: 0, stranger: 0 };
  let manager = "";
  const { app, db, databaseUrl, stop } = await startTestServer({
    now: () => clock,
    config: {
      publicUrl: "https://kyuseki.example",
      // Nobody listens there: the mails stay where they can be read.
      mail: { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined },
    },
  });

  async function startOver() {
    clock = start;
    await removeTeams(db, ["rate_limits", "outbox", "sealed_answers"]);
    const { team_id } = await addTeam(db, { name: "青葉台" });
    const person = async (name: string, coach_type: string | null, email: string, team = team_id) =>
      (await addUser(db, team, { name, coach_type, email })).id;
    const other = await addTeam(db, { name: "港北" });
    people = {
      teamId: team_id,
      otherTeamId: other.team_id,
      manager: await person("監督 太郎", "manager", "kantoku@coaches.example"),
      coach: await person("コーチ 花子", "coach", "coach@coaches.example"),
      player: await person("選手 次郎", null, "player@coaches.example"),
      stranger: await person("港北の監督", "manager", "other@coaches.example", other.team_id),
    };
    manager = await createSession(db, people.manager, false, clock);
  }

  /** From a place of its own, so that no limit for one place refuses. */
  const call = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    token?: string,
    payload?: object,
    key?: string,
  ) => {
    place += 1;
    return app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Token ${token}` }), ...(key && { "idempotency-key": key }) },
      ...(payload && { payload }),
      remoteAddress: `192.0.2.${place % 256}`,
    });
  };
  const asManager = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, key?: string) =>
    call(method, url, manager, payload, key);
  /** The digits that were mailed to the address; without an answer none. */
  async function mailedCode(code: string, email: string): Promise<string | undefined> {
    const asked = await call("POST", "/api/invite/code", undefined, { code, email });
    if (asked.statusCode !== 200) return undefined;
    const { rows } = await db.query(
      "delete from outbox where subject like '%確認コード' and lower(recipient) = lower($1) returning body",
      [email],
    );
    return /\n(\d{8})\n/.exec(rows.at(-1)?.body ?? "")?.[1];
  }
  const invite = (body: object = { coach_type: "coach" }) => asManager("POST", "/api/coach/coaches/invite", body);

  return {
    app,
    db,
    databaseUrl,
    stop,
    startOver,
    ids: () => people,
    now: () => clock,
    async advance(seconds: number) {
      clock = new Date(start.getTime() + seconds * 1000);
      manager = await createSession(db, people.manager, false, clock);
    },
    call,
    asManager,
    list: async () => (await asManager("GET", "/api/coach/coaches")).json(),
    invite,
    newCode: async (body?: object) => (await invite(body)).json().code,
    check: (code: string) => call("POST", "/api/invite/check", undefined, { code }),
    /** With the digits that were mailed, unless others are said. */
    accept: async (code: string, changes: { email?: string; email_code?: string | undefined } & object = {}) => {
      const email = changes.email ?? newcomer.email;
      const email_code = await mailedCode(code, email);
      return call("POST", "/api/invite/accept", undefined, { code, ...newcomer, email_code, ...changes });
    },
    mailedCode,
    mails: async () => (await db.query("select recipient, subject, body from outbox order by created_at")).rows,
  };
}
