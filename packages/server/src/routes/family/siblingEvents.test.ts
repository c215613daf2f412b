import { type FamilyPage, seatPlan, type TeamEvent } from "@kyuseki/domain";
import { sync } from "node-ical";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FamilyFixture, openFamilyFixture, type Person } from "./family.fixtures.ts";

const mother = "haha@mori.example";

let fixture: FamilyFixture;
/** Entered with their mother's address as their own, as a club without guardians' addresses does: two families, one page. */
let sota: Person;
let mei: Person;
beforeAll(async () => {
  fixture = await openFamilyFixture();
  sota = await fixture.member(fixture.teamId, { last_name: "森", first_name: "颯太", grade: "j1", email: mother });
  mei = await fixture.member(fixture.teamId, { last_name: "森", first_name: "芽衣", grade: "e5", email: mother });
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  await fixture.db.query("update members set email = $2, guardian_email = null where id = any($1)", [
    [sota.id, mei.id],
    mother,
  ]);
});

const mailed = () => fixture.linkOf(sota, { member_id: sota.id, recipient: mother });
const eventsOf = async (token: string) => (await fixture.send("page", { token })).json<FamilyPage>().events;
const drive = (token: string, event_id: number, choice: string, seats = 0) =>
  fixture.send("event/car", { token, event_id, choice, seats });
const board = async (id: number) => (await fixture.call("GET", `events/event/${id}`)).json<TeamEvent>();

test("EV-1 車の返事は、きょうだいのうち招かれた子の家族の席になり、きょうだいには別の席を数えない", async () => {
  const { miyamoto } = fixture;
  const events = { both: [sota, mei, miyamoto], younger: [mei, miyamoto] };
  for (const people of Object.values(events)) {
    const event = await fixture.eventFor(people, { cars: true });
    const token = await mailed();
    for (const { id } of people)
      await fixture.call("POST", "events/answer", { event_id: event, member_id: id, answer: "coming" });
    expect((await drive(token, event, "offer", 1)).json().car).toEqual({ choice: "offer", seats: 1 });
    const { cars, waiting, free } = seatPlan(await board(event));
    expect([cars.map(({ member_ids }) => member_ids.includes(miyamoto.id)), waiting, free]).toEqual([[true], [], 0]);
    expect((await eventsOf(token)).find(({ event_id }) => event_id === event)?.car).toEqual({
      choice: "offer",
      seats: 1,
    });

    expect((await drive(token, event, "need")).json().car).toEqual({ choice: "need", seats: 0 });
    expect(seatPlan(await board(event)).waiting).toHaveLength(people.length);
  }
});

test("EV-1 当番は、いっしょに見えるきょうだいの家族のものも見える", async () => {
  const event = await fixture.eventFor([sota, mei]);
  await fixture.db.query(
    `insert into event_duties (team_id, event_id, position, name, family_id)
     values ($1, $2, 0, 'お茶', $3), ($1, $2, 1, '審判', $4), ($1, $2, 2, '記録', $5)`,
    [fixture.teamId, event, sota.family_id, fixture.miyamoto.family_id, mei.family_id],
  );
  expect((await eventsOf(await mailed()))[0]?.duties).toEqual(["お茶", "記録"]);
});

test("EV-3 メールのページで作ったカレンダーには、そこに見えるきょうだいの行事も入り、手紙のページのものには入らない", async () => {
  await fixture.eventFor([mei], { title: "5年生の練習" });
  await fixture.eventFor([sota], { title: "中学の試合" });
  await fixture.eventFor([fixture.miyamoto], { title: "宮本の練習" });
  const titlesOf = async (token: string) => {
    const { url } = (await fixture.send("calendar", { token })).json<{ url: string }>();
    const { body } = await fixture.app.inject({ url: new URL(url).pathname });
    const events = Object.values(sync.parseICS(body)).flatMap((part) =>
      part?.type === "VEVENT" ? [part.summary] : [],
    );
    expect(events.toSorted()).toEqual((await eventsOf(token)).map(({ title }) => title).toSorted());
    return events.toSorted();
  };
  expect(await titlesOf(await mailed())).toEqual(["5年生の練習", "中学の試合"]);
  expect(await titlesOf(await fixture.linkOf(sota, { recipient: null }))).toEqual(["中学の試合"]);

  await fixture.db.query("update members set guardian_email = $2 where id = $1", [mei.id, mother]);
  expect(await titlesOf(await fixture.linkOf(mei, { recipient: mother }))).toEqual(["5年生の練習", "中学の試合"]);
  await fixture.db.query("update members set email = 'sota@mori.example' where id = $1", [sota.id]);
  expect(await titlesOf(await fixture.linkOf(mei, { recipient: mother }))).toEqual(["5年生の練習"]);
});

test("CO-5 同じアドレスのきょうだいへの催促は1日に1通で、二人のことが入り、どちらが答えても書き直される", async () => {
  const event = await fixture.eventFor([sota, mei]);
  const remind = (people: Person[]) =>
    fixture.call("POST", "open_items/remind", { member_ids: people.map(({ id }) => id) });
  const mails = async () =>
    (
      await fixture.db.query<{ recipient: string; subject: string; body: string }>(
        "select recipient, subject, body from outbox",
      )
    ).rows;
  fixture.setClock(new Date("2026-11-20T13:00:00Z"));
  expect((await remind([sota, mei])).json()).toMatchObject({ families: 1, already: 0, unreached: 0, done: 0 });
  const [mail, ...others] = await mails();
  expect([mail?.recipient, others]).toEqual([mother, []]);
  expect(mail?.body).toMatch(/颯太さん\n・行事「練習試合」[\s\S]*芽衣さん\n・行事「練習試合」/);
  expect((await remind([mei])).json()).toMatchObject({ families: 0, already: 1 });
  expect(await mails()).toHaveLength(1);

  const [, token = ""] = mail?.body.match(/\/f#([\w-]{43})/) ?? [];
  const answer = (link: string, { id }: Person) =>
    fixture.send("event/answer", { token: link, event_id: event, member_id: id, answer: "coming" });
  await answer(await fixture.linkOf(mei, { recipient: null }), mei);
  const rewritten = await mails();
  expect(rewritten).toEqual([expect.objectContaining({ body: expect.not.stringContaining("芽衣") })]);
  expect((await answer(token, sota)).statusCode).toBe(200);
  expect(await mails()).toEqual([]);
});
