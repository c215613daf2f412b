import type { Notice } from "@kyuseki/domain";
import pino from "pino";
import { createSession } from "../../http/auth/sessions.ts";
import { dispatch } from "../../notify/noticeDispatcher.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";

/** Friday, 12:00 in Japan. */
export const start = new Date("2026-11-20T03:00:00Z");
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const inMs = (ms: number) => new Date(start.getTime() + ms);

// Nobody listens there: the mails stay in the outbox.
const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
const publicUrl = "https://coach.example";

type Person = Parameters<typeof addMember>[2];

/** A server with a clock, and a club whose coaches write notices. */
export async function startNotices() {
  let clock = start;
  const now = () => clock;
  const server: TestServer = await startTestServer({ now, config: { mail, publicUrl } });
  const { db } = server;
  let teamId = 0;
  let headers: Record<"manager" | "coach", { authorization: string }>;

  async function session(coach_type: "manager" | "coach", name: string) {
    const { id } = await addUser(db, teamId, { coach_type, name });
    return { authorization: `Token ${await createSession(db, id, true, clock)}` };
  }

  const get = (url: string) => server.app.inject({ url, headers: headers.manager });
  const post = (url: string, payload: object, who: "manager" | "coach" = "manager") =>
    server.app.inject({ method: "POST", url: `/api/coach/notices${url}`, payload, headers: headers[who] });

  return {
    server,
    db,
    now,
    get,
    post,
    upload: (payload: Buffer, type: string, name: string) =>
      server.app.inject({
        method: "POST",
        url: `/api/coach/notices/files?${new URLSearchParams({ name })}`,
        payload,
        headers: { ...headers.manager, "content-type": type },
      }),
    teamId: () => teamId,
    manager: () => headers.manager,
    coach: () => headers.coach,
    stop: () => server.stop(),
    /** An empty club of its own for the test. */
    async begin() {
      clock = start;
      await removeTeams(db, ["outbox"]);
      teamId = (await addTeam(db)).team_id;
      headers = { manager: await session("manager", "大野 直人"), coach: await session("coach", "高橋 健") };
    },
    /** From `start` on. */
    moveTo(ms: number) {
      clock = inMs(ms);
    },
    member: async (person: Person = {}) => (await addMember(db, teamId, person)).id,
    /** What another server's look would send now. */
    dispatch: (other: Partial<Parameters<typeof dispatch>[0]> = {}) =>
      dispatch({
        db,
        now,
        mail: { publicUrl, operatorEmail: undefined, wake: () => {} },
        log: pino({ level: "silent" }),
        ...other,
      }),
    async send(body: object): Promise<Notice> {
      const reply = await post("/send", body);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return reply.json<Notice>();
    },
    /** Sent a minute after the start. Returns its id. */
    async sent(member_ids: readonly number[], more: object = {}): Promise<number> {
      const { notice_id } = await this.send(draft({ member_ids, ...more }));
      this.moveTo(minuteMs);
      await this.dispatch();
      return notice_id;
    },
    notice: async (id: number): Promise<Notice> => (await get(`/api/coach/notices/notice/${id}`)).json<Notice>(),
  };
}

export const draft = (more: object = {}) => ({
  notice_id: null,
  version: null,
  title: "土曜の練習",
  body: "13時に始めます",
  member_ids: [],
  audience: "全員",
  choices: ["参加", "不参加"],
  deadline: null,
  remind: false,
  level: "normal",
  send_at: null,
  file_ids: [],
  ...more,
});
