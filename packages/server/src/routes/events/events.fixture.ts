import type { TeamEvent } from "@kyuseki/domain";
import { start, startNotices } from "../notices/notices.fixture.ts";

type Who = "manager" | "coach";
type Person = Parameters<Awaited<ReturnType<typeof startNotices>>["member"]>[0];

/** The notices' club on Friday, 20 November 2026, 12:00 in Japan, with events. */
export async function startEvents() {
  const club = await startNotices();
  const { db, server } = club;
  const headers = (who: Who) => (who === "manager" ? club.manager() : club.coach());

  /** Sent again, as the app does, while the server says that it is too busy. */
  async function post(path: string, payload: object, who: Who = "manager", more: Record<string, string> = {}) {
    for (;;) {
      const reply = await server.app.inject({
        method: "POST",
        url: `/api/coach/events/${path}`,
        payload,
        headers: { ...headers(who), ...more },
      });
      if (reply.statusCode !== 503) return reply;
    }
  }
  const get = (path: string) => server.app.inject({ url: `/api/coach/events${path}`, headers: headers("manager") });

  return {
    ...club,
    post,
    get,
    /** On the roster since the test began. */
    async member(person: Person = {}): Promise<number> {
      const id = await club.member(person);
      await db.query("update members set created_at = $2 where id = $1", [id, start]);
      return id;
    },
    async create(more: object = {}): Promise<TeamEvent> {
      const reply = await post("create", newEvent(more));
      if (reply.statusCode !== 201) throw new Error(reply.body);
      return reply.json<TeamEvent>();
    },
    event: async (id: number): Promise<TeamEvent> => (await get(`/event/${id}`)).json<TeamEvent>(),
    answer: (event_id: number, member_id: number, answer: string | null, comment = "") =>
      post("answer", { event_id, member_id, answer, comment }),
    /** As the change of a form that holds the event, told to nobody unless said. */
    change: (event: TeamEvent, more: object = {}, who: Who = "manager") =>
      post("change", { ...formOf(event), version: event.version, scope: "one", tell: null, ...more }, who),
    cancel: (event: TeamEvent, more: object = {}, who: Who = "manager") =>
      post("cancel", { event_id: event.event_id, version: event.version, scope: "one", ...cancelling, ...more }, who),
    /** Every event of the club, the earliest first. */
    async all(): Promise<TeamEvent[]> {
      const { rows } = await db.query<{ id: number }>("select id from events order by starts_at, id");
      return Promise.all(rows.map(async ({ id }) => (await get(`/event/${id}`)).json<TeamEvent>()));
    },
    notices: async () =>
      (
        await db.query<{
          title: string;
          body: string;
          state: string;
          level: string;
          leaves_at: Date;
          member_ids: number[];
        }>("select title, body, state, level, leaves_at, member_ids from notices order by id")
      ).rows,
    /** Who got which notice, by its title. */
    delivered: async () =>
      (
        await db.query<{ title: string; member_ids: number[] }>(
          `select n.title, array_agg(r.member_id order by r.member_id) as member_ids
           from notices n join notice_recipients r on r.team_id = n.team_id and r.notice_id = n.id
           group by n.id, n.title order by n.id`,
        )
      ).rows,
  };
}

const cancelling = { reason: "雨・グラウンド不良", tell: { message: "自主練習ができます。", urgent: true } };

/** What the form sends of an event that it has opened. */
function formOf({ event_id, ...event }: TeamEvent) {
  const fields = Object.keys(newEvent()).filter((field) => field in event);
  return { event_id, ...Object.fromEntries(Object.entries(event).filter(([field]) => fields.includes(field))) };
}

/** 練習試合 on Monday, 23 November, from 9:30 to 13:00, meeting at 7:30; told to nobody. */
export const newEvent = (more: object = {}) => ({
  kind: "game",
  title: "練習試合",
  all_day: false,
  meets_at: "2026-11-22T22:30:00.000Z",
  starts_at: "2026-11-23T00:30:00.000Z",
  ends_at: "2026-11-23T04:00:00.000Z",
  timetable: [],
  place: "ひばりが丘公園 野球場",
  meeting_place: "青葉台小学校 正門",
  opponent: "ひばりが丘ジュニア",
  bring: "水筒2本、昼食",
  if_rain: "当日 6:00 までにお知らせします",
  note: "",
  contact_name: "大野 監督",
  contact_phone: "090-0000-0000",
  everyone: true,
  member_ids: [],
  audience: "全員",
  capacity: null,
  deadline: "2026-11-21T09:00:00.000Z",
  remind: true,
  cars: true,
  repeat_until: null,
  tell: null,
  ...more,
});
