import { createSession } from "../../http/auth/sessions.ts";
import { newToken, tokenHash } from "../../security/tokens.ts";
import { addMember, addTeam, addUser, startTestServer } from "../../testing.ts";

export const start = new Date("2026-11-20T03:00:00Z");
/** Saturday, 9:00 in Japan. */
export const tomorrowAtNine = new Date("2026-11-21T00:00:00Z");
const guardian = "hogosha@sakaguchi.example";

type NoticeRow = {
  title: string;
  body: string;
  choices: string[];
  deadline: Date | null;
  remind: boolean;
  level: "normal" | "urgent";
  leaves_at: Date;
  state: string;
};
type EventRow = {
  kind: "practice" | "game" | "measuring" | "other";
  title: string;
  state: "planned" | "cancelled";
  series_id: number;
  all_day: boolean;
  meets_at: Date | null;
  starts_at: Date;
  ends_at: Date;
  timetable: string;
  place: string;
  note: string;
  everyone: boolean;
  capacity: number | null;
  deadline: Date | null;
  remind: boolean;
  cars: boolean;
  cancelled_at: Date;
  cancel_reason: string;
  cancel_message: string;
  created_at: Date;
};
type LinkRow = { member_id: number | null; recipient: string | null; expires_at: Date };

/** 坂口 律 and 坂口 花 of one family, 宮本 of another, and 港北 of another club. No mail server answers. */
export async function openFamilyFixture() {
  let clock = start;
  const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
  const config = { mail, publicUrl: "https://coach.example" };
  const server = await startTestServer({ now: () => clock, config });
  const { db } = server;
  const [team, other] = [await addTeam(db), await addTeam(db, { name: "港北ソフトボールクラブ" })];
  const coach = await addUser(db, team.team_id, { name: "大野 直人", coach_type: "manager" });
  const tokenOf = async (userId: number) => createSession(db, userId, true, start);
  const tokens = {
    coach: await tokenOf(coach.id),
    colleague: await tokenOf((await addUser(db, team.team_id)).id),
    stranger: await tokenOf((await addUser(db, other.team_id)).id),
  };
  const member = async (teamId: number, overrides: object): Promise<Person> => {
    const { id } = await addMember(db, teamId, overrides);
    const { rows } = await db.query(
      "update members set created_at = $3 where team_id = $1 and id = $2 returning family_id",
      [teamId, id, start],
    );
    return { team_id: teamId, id, family_id: rows[0].family_id };
  };
  const family = { last_name: "坂口", guardian_email: guardian };
  const ritsu = await member(team.team_id, { ...family, first_name: "律", email: "ritsu@sakaguchi.example" });
  const hana = await member(team.team_id, { ...family, first_name: "花", grade: "e4" });
  const miyamoto = await member(team.team_id, {
    last_name: "宮本",
    first_name: "悠人",
    grade: "e5",
    guardian_email: "hogosha@miyamoto.example",
  });
  const foreign = await member(other.team_id, { ...family, last_name: "港北", first_name: "一" });

  async function linkOf({ team_id, family_id }: Person, overrides: Partial<LinkRow> = {}): Promise<string> {
    const token = newToken();
    const row: LinkRow = {
      member_id: null,
      recipient: overrides.member_id ? `own-${overrides.member_id}@sakaguchi.example` : guardian,
      expires_at: new Date("2027-03-31T14:59:59.999Z"),
      ...overrides,
    };
    await db.query("insert into family_links values ($1, $2, $3, $4, $5, $6, $7)", [
      tokenHash(token),
      team_id,
      family_id,
      row.member_id,
      row.recipient,
      start,
      row.expires_at,
    ]);
    return token;
  }

  /** Sent to these players an hour ago, unless said otherwise. */
  async function noticeTo(people: readonly Person[], overrides: Partial<NoticeRow> = {}): Promise<number> {
    const row: NoticeRow = {
      title: "土曜の練習",
      body: "13時からです。",
      choices: ["参加", "不参加", "未定"],
      deadline: null,
      remind: false,
      level: "normal",
      leaves_at: new Date(clock.getTime() - 60 * 60 * 1000),
      state: "sent",
      ...overrides,
    };
    const teamId = people[0]?.team_id ?? team.team_id;
    const { rows } = await db.query<{ id: number }>(
      `insert into notices (team_id, state, title, body, member_ids, audience, choices, deadline, remind, level,
         leaves_at, author, updated_at)
       values ($1, $2, $3, $4, $5, '全員', $6, $7, $8, $9, $10, '大野 監督', $10) returning id`,
      [
        teamId,
        row.state,
        row.title,
        row.body,
        people.map(({ id }) => id),
        row.choices,
        row.deadline,
        row.remind,
        row.level,
        row.leaves_at,
      ],
    );
    const id = rows[0]?.id ?? 0;
    if (row.state !== "sent") return id;
    await versionOf(teamId, id, 0, row);
    await db.query("insert into notice_recipients (team_id, notice_id, member_id) select $1, $2, unnest($3::int[])", [
      teamId,
      id,
      people.map((person) => person.id),
    ]);
    return id;
  }

  const versionOf = (
    teamId: number,
    noticeId: number,
    number: number,
    { title, body, leaves_at }: Pick<NoticeRow, "title" | "body" | "leaves_at">,
  ) =>
    db.query("insert into notice_versions values ($1, $2, $3, $4, $5, '大野 監督', $6)", [
      teamId,
      noticeId,
      number,
      title,
      body,
      leaves_at,
    ]);

  /** Of these players, tomorrow from nine to noon, unless said otherwise. */
  async function eventFor(people: readonly Person[], overrides: Partial<EventRow> = {}): Promise<number> {
    const at = (hours: number) => new Date(tomorrowAtNine.getTime() + hours * 60 * 60 * 1000);
    const row = {
      team_id: people[0]?.team_id ?? team.team_id,
      kind: "game",
      title: "練習試合",
      all_day: false,
      starts_at: at(0),
      ends_at: at(3),
      timetable: "[]",
      place: "市民球場",
      meeting_place: "",
      opponent: "",
      bring: "",
      if_rain: "",
      note: "",
      contact_name: "",
      contact_phone: "",
      everyone: false,
      member_ids: people.map(({ id }) => id),
      audience: "全員",
      remind: false,
      cars: false,
      author: "大野 監督",
      created_at: start,
      updated_at: start,
      ...overrides,
    };
    const names = Object.keys(row);
    const { rows } = await db.query<{ id: number }>(
      `insert into events (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
      Object.values(row),
    );
    return rows[0]?.id ?? 0;
  }

  let places = 0;
  /** Each time from another place, unless one is said. */
  function send(path: string, payload: object, remoteAddress?: string) {
    places += 1;
    return server.app.inject({
      method: "POST",
      url: `/api/family/${path}`,
      remoteAddress: remoteAddress ?? `198.51.100.${places % 250}`,
      payload,
    });
  }

  return {
    ...server,
    teamId: team.team_id,
    coachId: coach.id,
    tokens,
    ritsu,
    hana,
    miyamoto,
    foreign,
    member,
    linkOf,
    noticeTo,
    versionOf,
    eventFor,
    send,
    setClock: (to: Date) => {
      clock = to;
    },
    call: (method: "GET" | "POST", path: string, payload?: object, as: keyof typeof tokens = "coach") =>
      server.app.inject({
        method,
        url: `/api/coach/${path}`,
        headers: { authorization: `Token ${tokens[as]}` },
        ...(payload && { payload }),
      }),
    async clear() {
      clock = start;
      for (const table of [
        "notes",
        "note_templates",
        "events",
        "notices",
        "notice_mails",
        "family_links",
        "mail_stops",
        "outbox",
        "audit_log",
        "rate_limits",
      ])
        await db.query(`delete from ${table}`);
    },
  };
}

export type Person = { team_id: number; id: number; family_id: number };
export type FamilyFixture = Awaited<ReturnType<typeof openFamilyFixture>>;
