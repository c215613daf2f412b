import { dayInJapan, type Home, noticeLimits } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertProviderEvent } from "../../store/events/providerEvents.ts";
import { startTestServer } from "../../testing.ts";
import { type FamilyFixture, openFamilyFixture, start, tomorrowAtNine } from "../family/family.fixtures.ts";
import { insertTemplate } from "../openItems/askedNotes.fixture.ts";

type Part = "events" | "notes" | "open";

const hourMs = 60 * 60 * 1000;
const today = dayInJapan(start);

let fixture: FamilyFixture;
let clock = start;
let token: string;
let notice: number;
let event: number;
let template: number;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  await fixture.db.query("delete from provider_events; delete from measuring_days");
  at(start);
  token = await fixture.linkOf(fixture.miyamoto);
  template = await insertTemplate(fixture, { weekdays: [5], opens: "11:30", grades: ["e5"] });
  notice = await fixture.noticeTo([fixture.miyamoto]);
  event = await fixture.eventFor([fixture.miyamoto, fixture.hana]);
});

function at(moment: Date) {
  clock = moment;
  fixture.setClock(moment);
}

async function home(from: Pick<FamilyFixture, "app"> = fixture, who: "coach" | "colleague" = "coach") {
  const headers = { authorization: `Token ${fixture.tokens[who]}` };
  const reply = await from.app.inject({ url: "/api/coach/home", headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<Home>();
}

/** What a server answers that has kept nothing. */
async function homeAnew() {
  const fresh = await startTestServer({ now: () => clock, databaseUrl: fixture.databaseUrl });
  return home(fresh).finally(() => fresh.stop());
}

const done = async (reply: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await reply;
  if (statusCode >= 300) throw new Error(body);
};
const sql = (text: string, values: unknown[] = []) => fixture.db.query(text, values);
const child = () => ({ token, member_id: fixture.miyamoto.id });
const writeNote = () =>
  done(
    fixture.send("notes/write", {
      ...child(),
      template_id: template,
      version: 1,
      day: today,
      changes: null,
      answers: [{ question_id: 1, value: "肘が痛い" }],
      writer: "player",
    }),
  );

type Change = { name: string; part: Part; given?: () => Promise<unknown>; change: () => Promise<unknown> };

const changes: Change[] = [
  {
    name: "家族が出欠を答える",
    part: "events",
    change: () => done(fixture.send("event/answer", { ...child(), event_id: event, answer: "coming", comment: "" })),
  },
  {
    name: "コーチが出欠を入れる",
    part: "events",
    change: () =>
      done(
        fixture.call("POST", "events/answer", {
          event_id: event,
          member_id: fixture.hana.id,
          answer: "absent",
          comment: "",
        }),
      ),
  },
  { name: "家族がノートを書く", part: "notes", change: writeNote },
  {
    name: "ほかのコーチがノートに返信する",
    part: "notes",
    given: writeNote,
    change: async () => {
      const note_id = (await home()).notes?.first[0]?.note_id;
      const comment = { note_id, text: "休もう", version: 0, anyway: false };
      await done(fixture.call("POST", "notes/comment", comment, "colleague"));
    },
  },
  {
    name: "家族がお知らせを読み、答える",
    part: "open",
    given: () => sql("delete from events; delete from note_templates"),
    change: async () => {
      await done(fixture.send("read", { token, notice_id: notice, version: 0 }));
      await done(fixture.send("answer", { ...child(), notice_id: notice, answer: "参加", comment: "" }));
    },
  },
  { name: "お知らせが届く", part: "open", change: () => fixture.noticeTo([fixture.ritsu]) },
  { name: "行事ができる", part: "events", change: () => fixture.eventFor([fixture.ritsu], { title: "体験会" }) },
  {
    name: "行事が中止になる",
    part: "events",
    change: () => sql("update events set state = 'cancelled', cancelled_at = now() where id = $1", [event]),
  },
  { name: "行事が消える", part: "events", change: () => sql("delete from events where id = $1", [event]) },
  {
    name: "ノートのひな形が終わる",
    part: "open",
    given: () => sql("delete from events; delete from notices"),
    change: () => sql("update note_templates set archived_at = now() where id = $1", [template]),
  },
  {
    name: "測定会ができる",
    part: "open",
    change: () =>
      sql(
        "insert into measuring_days (team_id, date, name, place, item_ids, created_at) values ($1, $2, '測定', '', '{1}', now())",
        [fixture.teamId, today],
      ),
  },
  {
    name: "選手が離れる",
    part: "open",
    change: () => sql("update members set state = 'archived' where id = $1", [fixture.miyamoto.id]),
  },
  {
    name: "運営のイベントが出る",
    part: "events",
    change: () =>
      insertProviderEvent(
        fixture.db,
        {
          title: "講習会",
          body: "",
          all_day: false,
          starts_at: new Date(start.getTime() + hourMs),
          ends_at: new Date(start.getTime() + 2 * hourMs),
          place: "",
          target: "指導者",
          capacity: null,
          apply_until: null,
          author: "運営事務局",
        },
        start,
      ),
  },
  {
    name: "行事が終わる",
    part: "events",
    change: async () => at(new Date(tomorrowAtNine.getTime() + 3 * hourMs)),
  },
  {
    name: "ひな形の時刻になる",
    part: "open",
    given: () =>
      sql(
        "delete from notices; delete from events; update note_templates set opens = '12:20', asks_since = '2026-11-19'",
      ),
    change: async () => at(new Date("2026-11-20T03:20:00Z")),
  },
  {
    name: "お知らせが古くなる",
    part: "open",
    given: async () => {
      await sql("delete from note_templates; delete from events");
      const left = new Date(start.getTime() + 60_000 - noticeLimits.shownDays * 24 * hourMs);
      await sql("update notices set leaves_at = $1", [left]);
    },
    change: async () => at(new Date(start.getTime() + 2 * 60_000)),
  },
  {
    name: "時計が戻る",
    part: "events",
    given: async () => at(new Date(tomorrowAtNine.getTime() + 3 * hourMs)),
    change: async () => at(new Date(tomorrowAtNine.getTime() + 3 * hourMs - 1000)),
  },
];

describe("ホームの行事、ノート、まだの人は、変わったあとすぐに新しい", () => {
  test.each(changes)("$name", async ({ part, given, change }) => {
    await given?.();
    const before = await home();
    await change();
    const after = await home();
    expect(after).toEqual(await homeAnew());
    expect(await home(fixture, "colleague")).toEqual(after);
    expect(after[part]).not.toEqual(before[part]);
    await sql("update members set state = 'active'");
  });

  test("同じ書き込みのなかの何行でも、版は1つだけ進み、取り消した書き込みでは進まない", async () => {
    const version = async () =>
      (await sql("select version from team_activity where team_id = $1", [fixture.teamId])).rows[0].version;
    const before = await version();
    await sql("update notice_recipients set answer = '参加'; update events set title = '試合'");
    expect(await version()).toBe(before + 1);
    await expect(sql("update events set title = '練習'; select 1 / 0")).rejects.toThrow("division by zero");
    expect(await version()).toBe(before + 1);
  });
});
