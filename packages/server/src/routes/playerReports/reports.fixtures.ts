import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer, type TestServerOptions } from "../../testing.ts";

/** 2026-06-15 in Japan: the last month is May 15 to June 15, the one before April 13 to May 14. */
export const reportNow = new Date("2026-06-14T23:00:00Z");

type Ball = {
  memberId?: number;
  mode?: 1 | 2;
  batting_type?: number | null;
  batting_result?: number;
  ball?: string | null;
  tag_pitch?: number | null;
  angle?: number;
  distance?: number;
  location?: readonly [x: number, z: number];
  video_id?: string;
  source_id?: string;
};

export type ReportFixture = Awaited<ReturnType<typeof openReportFixture>>;

/** A team with the analyzer, one player of it and one coach; `clear` begins anew. */
export async function openReportFixture(options: Omit<TestServerOptions, "now"> = {}) {
  let now = reportNow;
  const server = await startTestServer({ ...options, now: () => now });
  const { db } = server;
  const of = { server, teamId: 0, memberId: 0, headers: { authorization: "" } };

  async function signIn(teamId: number, coach_type = "coach") {
    const { id } = await addUser(db, teamId, { coach_type });
    return { authorization: `Token ${await createSession(db, id, false, now)}` };
  }

  /** At noon in Japan; off the tee with the soft ball, a pitch with it, unless told otherwise. Returns the id. */
  async function measure(date: string, speed: number | null, ball: Ball = {}): Promise<number> {
    const row = { mode: 1, memberId: of.memberId, batting_type: 1, ball: "rubber", ...ball };
    const { rows } = await db.query<{ id: number }>(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, batting_result, ball, tag_pitch,
         speed, angle, distance, location_x, location_z, video_id, source, source_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'nextshot', $15) returning id`,
      [
        of.teamId,
        row.memberId,
        `${date}T12:00:00+09:00`,
        row.mode,
        row.mode === 1 ? row.batting_type : null,
        row.batting_result,
        row.ball,
        row.tag_pitch,
        speed,
        row.angle,
        row.distance,
        row.location?.[0],
        row.location?.[1],
        row.video_id,
        row.source_id,
      ],
    );
    return rows[0]?.id ?? 0;
  }

  const ask = (path: string) => server.app.inject({ url: `/api/coach/nextshot/${path}`, headers: of.headers });

  return Object.assign(of, {
    measure,
    pitch: (date: string, speed: number | null, ball: Ball = {}) =>
      measure(date, speed, { mode: 2, tag_pitch: 1, ...ball }),
    ask,
    report: (path: string) => ask(`report/${of.memberId}/${path}`),
    write: (method: "POST" | "DELETE", path: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api/coach/nextshot/${path}`,
        headers: of.headers,
        ...(payload && { payload }),
      }),
    sendBytes: (path: string, payload: Buffer) =>
      server.app.inject({
        method: "POST",
        url: `/api/coach/nextshot/${path}`,
        headers: { ...of.headers, "content-type": "application/octet-stream" },
        payload,
      }),
    signIn,
    setNow: (moment: Date) => {
      now = moment;
    },
    async clear() {
      now = reportNow;
      await removeTeams(db);
      of.teamId = (await addTeam(db)).team_id;
      of.memberId = (await addMember(db, of.teamId)).id;
      of.headers = await signIn(of.teamId);
    },
  });
}
