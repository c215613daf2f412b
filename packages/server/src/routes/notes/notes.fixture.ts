import type { Note, NoteList, NoteQuestion } from "@kyuseki/domain";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

/** Friday, 20 November 2026, 20:00 in Japan. */
export const fridayEvening = new Date("2026-11-20T11:00:00Z");

export type Coach = "manager" | "coach" | "other" | "stranger";
type Person = Parameters<typeof addMember>[2];

type NewNote = {
  member: number;
  day?: string;
  /** ISO; 19:00 of the day unless said. */
  at?: string;
  body?: string;
  pain?: boolean;
  scale?: number | null;
};

/** A club with three coaches and one elsewhere, on a server with a clock. */
export async function startNoteQueue() {
  let clock = fridayEvening;
  const server = await startTestServer({ now: () => clock });
  const { db, app } = server;
  let teamId = 0;
  let strangerTeamId = 0;
  let ids: Record<Coach, number>;
  let headers: Record<Coach, { authorization: string }>;

  const get = (url: string, who: Coach = "manager") => app.inject({ url, headers: headers[who] });
  const post = (path: string, payload: object, who: Coach = "manager") =>
    app.inject({ method: "POST", url: `/api/coach/notes/${path}`, payload, headers: headers[who] });

  async function templateOf(questions: readonly NoteQuestion[], name = "ふりかえり"): Promise<number> {
    const { rows } = await db.query<{ id: number }>(
      `insert into note_templates (team_id, name, grades, weekdays, opens, due_days, due, remind, readers, asks_since,
         created_at, updated_at)
       values ($1, $2, '{}', '{}', '00:00', 0, '23:59', false, 'by_age', $3, $3, $3) returning id`,
      [teamId, name, clock],
    );
    const id = rows[0]?.id ?? 0;
    await versionOf(id, 1, questions, name);
    return id;
  }

  async function versionOf(templateId: number, version: number, questions: readonly NoteQuestion[], name: string) {
    await db.query(
      `insert into note_template_versions (team_id, template_id, version, name, questions, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [teamId, templateId, version, name, JSON.stringify(questions), clock],
    );
  }

  return {
    server,
    db,
    get,
    post,
    templateOf,
    versionOf,
    teamId: () => teamId,
    coachId: (who: Coach) => ids[who],
    headers: () => headers.manager,
    stop: () => server.stop(),
    moveTo(iso: string) {
      clock = new Date(iso);
    },
    async begin() {
      clock = fridayEvening;
      await removeTeams(db);
      teamId = (await addTeam(db)).team_id;
      strangerTeamId = (await addTeam(db, { name: "港北" })).team_id;
      const user = async (team: number, name: string, coach_type: "manager" | "coach" = "coach") =>
        (await addUser(db, team, { name, coach_type })).id;
      ids = {
        manager: await user(teamId, "大野 直人", "manager"),
        coach: await user(teamId, "片山 恵"),
        other: await user(teamId, "高橋 健"),
        stranger: await user(strangerTeamId, "よその コーチ"),
      };
      const session = async (id: number) => ({ authorization: `Token ${await createSession(db, id, true, clock)}` });
      headers = {
        manager: await session(ids.manager),
        coach: await session(ids.coach),
        other: await session(ids.other),
        stranger: await session(ids.stranger),
      };
    },
    /** On the roster since September. */
    async member(person: Person = {}): Promise<number> {
      const { id } = await addMember(db, teamId, person);
      await db.query("update members set created_at = '2026-09-01T00:00:00Z' where id = $1", [id]);
      return id;
    },
    /** As a sister product sends it, without what is taken from its words. */
    async note({
      member,
      day = "2026-11-19",
      at,
      body = "ノート",
      pain = false,
      scale = null,
    }: NewNote): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        `insert into notes (team_id, member_id, day, written_at, body, excerpt, pain, scale, source, source_id)
         values ($1, $2, $3, $4, $5, $5, $6, $7, 'test', gen_random_uuid()::text) returning id`,
        [teamId, member, day, at ?? `${day}T10:00:00Z`, body, pain, scale],
      );
      return rows[0]?.id ?? 0;
    },
    list: async (query = "", who: Coach = "manager"): Promise<NoteList> => {
      const reply = await get(`/api/coach/notes${query}`, who);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return reply.json<NoteList>();
    },
    show: async (id: number, who: Coach = "manager"): Promise<Note> => {
      const reply = await get(`/api/coach/notes/note/${id}`, who);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return reply.json<Note>();
    },
    stamp: (note_id: number, version: number, stamp: string | null, who: Coach = "manager", anyway = false) =>
      post("stamp", { notes: [{ note_id, version }], stamp, anyway }, who),
    comment: (note_id: number, version: number, text: string, who: Coach = "manager", anyway = false) =>
      post("comment", { note_id, version, text, anyway }, who),
  };
}

export type NoteQueueClub = Awaited<ReturnType<typeof startNoteQueue>>;
