import type { Queryable } from "../db/pool.ts";
import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";

/** Far from those the database counts. */
export const ownEvent = 1_000_000;

/** A practice on 1 May, to which everyone is invited. */
export async function addRightsEvent(db: Queryable, teamId: number, title: string, id: number | null = null) {
  const { rows } = await db.query<{ id: number }>(
    `insert into events (team_id, id, ${Object.keys(practice).join(", ")}, title, author, created_at, updated_at)
     select $1, coalesce($2, nextval(pg_get_serial_sequence('events', 'id'))::int), p.*, $4, '', now(), now()
     from (select ${Object.keys(practice).join(", ")} from jsonb_populate_record(null::events, $3)) p
     on conflict do nothing returning id`,
    [teamId, id, JSON.stringify(practice), title],
  );
  return rows[0]?.id ?? 0;
}

/** Team A's own event stands there as it was first written whenever it is asked for. */
export async function ensureEvent({ db, teamId }: Fixture) {
  await db.query("delete from event_attendance where team_id = $1 and event_id = $2", [teamId, ownEvent]);
  await addRightsEvent(db, teamId, "練習", ownEvent);
  await db.query(
    "update events set state = 'planned', cancelled_at = null, version = 1 where team_id = $1 and id = $2",
    [teamId, ownEvent],
  );
  await db.query("delete from notices where team_id = $1 and event_id = $2", [teamId, ownEvent]);
}

const practice = {
  kind: "practice",
  all_day: false,
  meets_at: null,
  starts_at: "2026-05-01T00:00:00.000Z",
  ends_at: "2026-05-01T03:00:00.000Z",
  timetable: [],
  place: "",
  meeting_place: "",
  opponent: "",
  bring: "",
  if_rain: "",
  note: "",
  contact_name: "",
  contact_phone: "",
  everyone: true,
  member_ids: [],
  audience: "",
  capacity: null,
  deadline: null,
  remind: false,
  cars: false,
};

const withEvent = (rest: object) => async (fixture: Fixture, event_id: number) => {
  await ensureEvent(fixture);
  return { event_id, ...rest };
};

/** Of team A, and on its roster before the event. */
async function invitedMember({ db, now, teamId }: Fixture): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `update members set created_at = $2
     where team_id = $1 and id = (select min(id) from live_members where team_id = $1 and state = 'active')
     returning id`,
    [teamId, now],
  );
  return rows[0]?.id ?? 0;
}

const edit = { version: 1, scope: "one" };

export const eventRights = {
  listEvents: { access: "coach", status: 200, query: async () => ({ from: "2026-04-01", to: "2026-05-31" }) },
  getEvent: {
    access: "coach",
    status: 200,
    about: "event",
    query: async (fixture) => {
      await ensureEvent(fixture);
      return {};
    },
  },
  createEvent: {
    access: "coach",
    status: 201,
    about: "member",
    elsewhere: 400,
    body: async (_, id) => ({
      ...practice,
      title: "練習",
      everyone: false,
      member_ids: [id],
      repeat_until: "2026-05-08",
      tell: { message: "", urgent: false },
    }),
  },
  changeEvent: {
    access: "coach",
    status: 200,
    about: "event",
    body: withEvent({ ...practice, ...edit, title: "練習", place: "校庭", tell: { message: "", urgent: false } }),
  },
  cancelEvent: { access: "coach", status: 200, about: "event", body: withEvent({ ...edit, reason: "雨", tell: null }) },
  deleteEvent: { access: "coach", status: 200, about: "event", body: withEvent(edit) },
  answerForPlayer: {
    access: "coach",
    status: 200,
    about: "event",
    body: async (fixture, event_id) => {
      await ensureEvent(fixture);
      return { event_id, member_id: await invitedMember(fixture), answer: "coming", comment: "" };
    },
  },
  saveDuties: {
    access: "coach",
    status: 200,
    about: "event",
    body: withEvent({ version: 1, duties: [{ name: "塁審", family_id: null }] }),
  },
} satisfies Record<string, Expectation>;
