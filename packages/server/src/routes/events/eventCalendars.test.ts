import { Writable } from "node:stream";
import { type EventDraft, eventLimits } from "@kyuseki/domain";
import { sync } from "node-ical";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { updateEventsCancelled } from "../../store/events/eventChanges.ts";
import { insertEvents } from "../../store/events/events.ts";
import { insertProviderEvent } from "../../store/events/providerEvents.ts";
import { type FamilyFixture, openFamilyFixture, start } from "../family/family.fixtures.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const after = (ms: number) => new Date(start.getTime() + ms);
const draft: EventDraft = {
  kind: "game",
  title: "練習試合",
  all_day: false,
  meets_at: after(2 * dayMs - hourMs).toISOString(),
  starts_at: after(2 * dayMs).toISOString(),
  ends_at: after(2 * dayMs + 3 * hourMs).toISOString(),
  timetable: [],
  place: "東公園",
  meeting_place: "",
  opponent: "",
  bring: "",
  if_rain: "",
  note: "",
  contact_name: "大野 直人",
  contact_phone: "090-1234-5678",
  everyone: true,
  member_ids: [],
  audience: "全員",
  capacity: null,
  deadline: null,
  remind: false,
  cars: false,
};

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  for (const table of ["events", "calendar_feeds"]) await fixture.db.query(`delete from ${table}`);
});

async function addEvent(change: Partial<EventDraft> = {}, teamId = fixture.teamId): Promise<number> {
  const author = { user_id: fixture.coachId, author: "大野 監督", now: start };
  const [id = 0] = await insertEvents(fixture.db, teamId, [{ ...draft, ...change }], author);
  return id;
}
const pathOf = (url: string) => new URL(url).pathname;
type Caller = Parameters<FamilyFixture["call"]>[3];
const makeFeed = async (as: Caller = "coach"): Promise<string> => {
  const reply = await fixture.call("POST", "calendar_feed/create", undefined, as);
  expect(reply.statusCode).toBe(201);
  return pathOf(reply.json().url);
};
async function makeFamilyFeed(link: string): Promise<string> {
  const reply = await fixture.send("calendar", { token: link });
  expect(reply.statusCode).toBe(200);
  return pathOf(reply.json().url);
}
const read = (url: string, rest: { method?: "GET" | "HEAD" | "POST"; remoteAddress?: string } = {}) =>
  fixture.app.inject({ method: "GET", url, ...rest });
const statusesOf = async (urls: readonly string[]) => {
  const replies = await Promise.all(urls.map((url) => read(url)));
  return replies.map(({ statusCode }) => statusCode);
};
const titlesIn = (text: string) =>
  Object.values(sync.parseICS(text)).flatMap((part) => (part?.type === "VEVENT" ? [part.summary] : []));
const titlesAt = async (url: string) => titlesIn((await read(url)).body);
const rowsOf = async (sql: string) => (await fixture.db.query(sql)).rows;

test("EV-3 指導者のアドレスを作ると、カレンダーがチームの行事を読める。アドレスはハッシュだけが残る", async () => {
  await addEvent();
  await addEvent({ title: "個別練習", everyone: false, member_ids: [fixture.miyamoto.id] });
  const reply = await fixture.call("POST", "calendar_feed/create");
  expect(reply.json()).toEqual({
    feed: { created_at: start.toISOString(), read_at: null },
    url: expect.stringMatching(/^https:\/\/coach\.example\/calendar\/[\w-]{43}\.ics$/),
  });
  const url = pathOf(reply.json().url);
  const calendar = await read(url);
  expect([calendar.statusCode, titlesIn(calendar.body)]).toEqual([200, ["練習試合", "個別練習"]]);
  expect(calendar.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  const token = url.slice("/calendar/".length, -".ics".length);
  expect(JSON.stringify(await rowsOf("select f::text from calendar_feeds f"))).not.toContain(token);
  expect(await rowsOf("select count(*)::int as kept from idempotency_keys")).toEqual([{ kept: 0 }]);
  expect(await rowsOf("select action, user_id from audit_log")).toEqual([
    { action: "calendar_feed_made", user_id: fixture.coachId },
  ]);
});

test("EV-3 読まれた時刻は、1時間に一度だけ書かれる。HEADも同じ見出しで答える", async () => {
  const url = await makeFeed();
  const readAt = async () => (await fixture.call("GET", "calendar_feed")).json().feed.read_at;
  expect(await readAt()).toBeNull();
  for (const [ms, at] of [
    [0, 0],
    [hourMs - 1, 0],
    [hourMs + 1, hourMs + 1],
  ] as const) {
    fixture.setClock(after(ms));
    await read(url);
    expect(await readAt()).toBe(after(at).toISOString());
  }
  const [head, get] = [await read(url, { method: "HEAD" }), await read(url)];
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
    200,
    "",
    String(Buffer.byteLength(get.body)),
  ]);
});

test("EV-3 新しいアドレスを作るか止めると、前のアドレスは見つからない", async () => {
  const first = await makeFeed();
  const second = await makeFeed();
  const colleagues = await makeFeed("colleague");
  expect(await statusesOf([first, second, colleagues])).toEqual([404, 200, 200]);
  const revoke = () => fixture.call("POST", "calendar_feed/revoke");
  expect([(await revoke()).json(), (await revoke()).json()]).toEqual([{ feed: null }, { feed: null }]);
  expect(await statusesOf([second, colleagues])).toEqual([404, 200]);
  expect((await fixture.call("GET", "calendar_feed")).json()).toEqual({ feed: null });
  const actions = (await rowsOf("select action from audit_log order by id")).map(({ action }) => action);
  expect(actions).toEqual([...Array(3).fill("calendar_feed_made"), "calendar_feed_revoked"]);
});

test("EV-3 チームを外れた指導者のアドレスは終わり、ほかのチームの行事は入らない", async () => {
  await addEvent();
  const [own, others] = [await makeFeed("colleague"), await makeFeed("stranger")];
  expect([await titlesAt(own), await titlesAt(others)]).toEqual([["練習試合"], []]);
  const { rows } = await fixture.db.query("select user_id from calendar_feeds where team_id = $1", [fixture.teamId]);
  const removal = await fixture.app.inject({
    method: "DELETE",
    url: `/api/coach/coaches/${rows[0].user_id}`,
    headers: { authorization: `Token ${fixture.tokens.coach}` },
  });
  expect(removal.statusCode).toBe(200);
  expect(await statusesOf([own, others])).toEqual([404, 200]);
  expect(await rowsOf("select count(*)::int as feeds from calendar_feeds")).toEqual([{ feeds: 1 }]);
});

test("EV-3 家族のアドレスには、子どもが招待された行事だけが入り、名前も電話番号もない", async () => {
  const { ritsu, hana, miyamoto } = fixture;
  await addEvent();
  await addEvent({ title: "花の測定", everyone: false, member_ids: [hana.id] });
  await addEvent({ title: "宮本の練習", everyone: false, member_ids: [miyamoto.id] });
  const family = await makeFamilyFeed(await fixture.linkOf(ritsu));
  const own = await makeFamilyFeed(await fixture.linkOf(ritsu, { member_id: ritsu.id }));
  expect([await titlesAt(family), await titlesAt(own)]).toEqual([["練習試合", "花の測定"], ["練習試合"]]);
  const { body } = await read(family);
  for (const secret of ["090-1234-5678", "大野", "宮本", "坂口", "/event-list/"]) expect(body).not.toContain(secret);
  expect(await rowsOf("select action, user_id, member_ids from audit_log order by id limit 1")).toEqual([
    { action: "calendar_feed_made", user_id: null, member_ids: [ritsu.id, hana.id] },
  ]);
});

test("EV-3 家族のアドレスは、リンクを止めたとき、取り消したとき、年度の終わり、みな退団したときに終わる", async () => {
  const { ritsu, hana, miyamoto, db } = fixture;
  const link = await fixture.linkOf(ritsu);
  const own = await fixture.linkOf(ritsu, { member_id: ritsu.id });
  const [family, players] = [await makeFamilyFeed(link), await makeFamilyFeed(own)];
  expect((await fixture.send("stop", { token: own })).statusCode).toBe(200);
  expect(await statusesOf([family, players])).toEqual([200, 404]);
  expect((await fixture.send("stop", { token: link })).statusCode).toBe(200);
  expect(await statusesOf([family])).toEqual([404]);

  const again = await makeFamilyFeed(await fixture.linkOf(ritsu));
  await fixture.call("POST", "families/revoke", { member_id: hana.id });
  expect(await statusesOf([again])).toEqual([404]);

  const others = await makeFamilyFeed(await fixture.linkOf(miyamoto));
  fixture.setClock(new Date("2027-03-31T14:59:59.998Z"));
  expect(await statusesOf([others])).toEqual([200]);
  fixture.setClock(new Date("2027-03-31T15:00:00Z"));
  expect(await statusesOf([others])).toEqual([404]);

  fixture.setClock(start);
  await db.query("update members set state = 'archived' where id = $1", [miyamoto.id]);
  expect(await statusesOf([others])).toEqual([404]);
  await db.query("update members set state = 'active' where id = $1", [miyamoto.id]);
});

test("EV-3 両親もそれぞれ追加でき、多すぎれば古いものから終わる", async () => {
  const link = await fixture.linkOf(fixture.ritsu);
  const urls: string[] = [];
  for (let made = 0; made <= eventLimits.familyFeeds; made += 1) {
    fixture.setClock(after(made));
    urls.push(await makeFamilyFeed(link));
  }
  expect(await statusesOf(urls)).toEqual([404, ...Array(eventLimits.familyFeeds).fill(200)]);
});

test("EV-3 行事が多すぎるクラブのカレンダーにも、近い行事は入り、いちばん先のものだけが入らない", async () => {
  await addEvent({ title: "あさっての試合" });
  const far = (days: number) => after(days * dayMs).toISOString();
  const author = { user_id: fixture.coachId, author: "大野 監督", now: start };
  const many = Array.from({ length: eventLimits.listed }, (_, at) => ({
    ...draft,
    title: `練習${at}`,
    meets_at: null,
    starts_at: far(10 + at / 10),
    ends_at: far(10.1 + at / 10),
  }));
  await insertEvents(fixture.db, fixture.teamId, many, author);
  for (const url of [await makeFeed(), await makeFamilyFeed(await fixture.linkOf(fixture.ritsu))]) {
    const titles = await titlesAt(url);
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([
      eventLimits.listed,
      "あさっての試合",
      `練習${eventLimits.listed - 2}`,
    ]);
  }
});

test("止められたリンクや知らないリンクでは、家族のアドレスを作れない", async () => {
  const token = await fixture.linkOf(fixture.ritsu, { expires_at: start });
  const replies = [
    await fixture.send("calendar", { token }),
    await fixture.send("calendar", { token: "x".repeat(43) }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 404]);
  expect(await rowsOf("select 1 from calendar_feeds")).toEqual([]);
});

test("EV-2 中止した行事は中止と読め、終わって90日を過ぎた行事は入らない", async () => {
  const cancelled = await addEvent();
  await addEvent({
    title: "昔の練習",
    meets_at: null,
    starts_at: after(-eventLimits.feedPastDays * dayMs - hourMs).toISOString(),
    ends_at: after(-eventLimits.feedPastDays * dayMs).toISOString(),
  });
  await updateEventsCancelled(fixture.db, fixture.teamId, [cancelled], { reason: "雨", message: "" }, start);
  const { body } = await read(await makeFeed());
  expect(titlesIn(body)).toEqual(["【中止】練習試合"]);
  expect(body).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED\r\n/);
});

test("EV-3 一つの行事のファイル: 中止なら、カレンダーから取り消すファイルになる", async () => {
  const id = await addEvent();
  const fileOf = async () => (await fixture.call("GET", `events/event/${id}/calendar`)).json();
  expect((await fileOf()).file_name).toBe("練習試合_20261122.ics");
  expect((await fileOf()).text).toContain("METHOD:PUBLISH\r\n");
  await updateEventsCancelled(fixture.db, fixture.teamId, [id], { reason: "", message: "" }, start);
  expect((await fileOf()).text).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:1\r\n/);
  expect((await fixture.call("GET", `events/event/${id}/calendar`, undefined, "stranger")).statusCode).toBe(404);
});

test("運営のイベントのファイル", async () => {
  const event = {
    ...{ title: "指導者講習会", body: "講習です。", all_day: false, place: "オンライン", target: "指導者" },
    ...{
      capacity: null,
      author: "運営事務局",
      starts_at: after(dayMs),
      ends_at: after(dayMs + hourMs),
      apply_until: null,
    },
  };
  const id = await insertProviderEvent(fixture.db, event, start);
  const reply = await fixture.call("GET", `provider_events/${id}/calendar`);
  expect([reply.json().file_name, titlesIn(reply.json().text)]).toEqual([
    "指導者講習会_20261121.ics",
    ["指導者講習会"],
  ]);
  expect((await fixture.call("GET", "provider_events/2000000000/calendar")).statusCode).toBe(404);
});

test.each([`/calendar/${"x".repeat(43)}.ics`, "/calendar/x.ics", "/calendar/%00.ics", `/calendar/${"x".repeat(43)}`])(
  "知らないアドレス %s は404で、画面を開かない",
  async (url) => {
    const reply = await fixture.app.inject({ url, headers: { accept: "text/html" } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, "not_found"]);
    expect((await read(url, { method: "POST" })).statusCode).toBe(404);
  },
);

test("当てずっぽうは数えられて止まるが、同じ場所から読む本物のカレンダーは止まらない", async () => {
  const url = await makeFeed();
  const remoteAddress = "203.0.113.7";
  const statuses = [];
  for (let miss = 0; miss <= 120; miss += 1)
    statuses.push((await read(`/calendar/${String(miss).padStart(43, "x")}.ics`, { remoteAddress })).statusCode);
  expect(statuses).toEqual([...Array(120).fill(404), 429]);
  expect((await read(url, { remoteAddress })).statusCode).toBe(200);
});

test("S5 アドレスは、記録のどこにも出ない", async () => {
  let log = "";
  const lines = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const app = buildApp({
    db: fixture.db,
    files: fixture.files,
    config: { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined },
    now: () => start,
    log: pino({ level: "trace" }, lines),
  });
  const url = await makeFeed();
  expect((await app.inject({ url })).statusCode).toBe(200);
  await fixture.call("POST", "calendar_feed/revoke");
  expect((await app.inject({ url })).statusCode).toBe(404);
  await app.close();
  expect(log).toContain('"route":"/calendar/:file"');
  expect(log).not.toContain(url.slice("/calendar/".length, -".ics".length));
});
