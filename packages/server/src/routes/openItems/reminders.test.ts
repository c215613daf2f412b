import type { OpenItems, OpenPlayer } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendDeadlineReminder } from "../../notify/deadlineReminders.ts";
import { type FamilyFixture, openFamilyFixture, start } from "../family/family.fixtures.ts";
import { insertNote, insertTemplate } from "./askedNotes.fixture.ts";

const hour = 60 * 60 * 1000;
const night = new Date("2026-11-20T13:00:00Z");
const morning = "2026-11-20T22:00:00.000Z";

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  for (const table of ["measure_values", "measuring_days", "measure_items", "training_entries"])
    await fixture.db.query(`delete from ${table}`);
  // Nobody's records are missing unless a test says so.
  await fixture.db.query("update members set created_at = $1", [start]);
});

const list = async (as?: "stranger"): Promise<OpenItems> =>
  (await fixture.call("GET", "open_items", undefined, as)).json();
const of = ({ players }: OpenItems, id: number): OpenPlayer | undefined =>
  players.find(({ member_id }) => member_id === id);
const remind = (member_ids: number[], as?: "colleague" | "stranger") =>
  fixture.call("POST", "open_items/remind", { member_ids }, as);
const rowsOf = async (sql: string) => (await fixture.db.query(sql)).rows;
const mails = () => rowsOf("select recipient, subject, body, due_at from outbox order by recipient");
const family = (path: string, payload: object) => fixture.send(path, payload);

describe("CO-5: 催促", () => {
  test("家族に1通、きょうだいのまだのことがすべて入り、ほかの家族のことは入らない", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    await fixture.noticeTo([ritsu, hana, miyamoto], { deadline: new Date(start.getTime() + 9 * hour) });
    await fixture.noticeTo([hana], { title: "体育館シューズ", choices: [] });
    const reply = await remind([ritsu.id, miyamoto.id]);
    expect(reply.json()).toEqual({ families: 2, leaves_at: start.toISOString(), already: 0, unreached: 0, done: 0 });
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["hogosha@miyamoto.example", "【青葉台ベースボールクラブ】まだのことが1件あります"],
      ["hogosha@sakaguchi.example", "【青葉台ベースボールクラブ】まだのことが3件あります"],
    ]);
    expect(sent[1].body).toMatch(/律さん\n・[^\n]*土曜の練習[^\n]*\n[\s\S]*花さん\n・[^\n]*\n・[^\n]*体育館シューズ/);
    expect(sent[1].body).not.toMatch(/宮本|悠人|miyamoto/);
    const [, token] = sent[1].body.match(/https:\/\/coach\.example\/f#([\w-]{43})/) ?? [];
    expect((await family("page", { token })).json()).toMatchObject({ state: "open", family_name: "坂口" });

    const after = await list();
    expect(of(after, hana.id)).toMatchObject({ reminded_at: start.toISOString(), reminded_today: true, reach: "mail" });
    expect(after.today).toEqual([
      { at: start.toISOString(), author: "大野 直人", member_ids: [ritsu.id, hana.id, miyamoto.id] },
    ]);
    expect(await rowsOf("select action, member_ids from audit_log")).toEqual([
      { action: "reminders_sent", member_ids: expect.arrayContaining([ritsu.id, hana.id, miyamoto.id]) },
    ]);
  });

  test("1日1通。次の日はまた送れ、きょうだいからでも同じ1通", async () => {
    const { ritsu, hana } = fixture;
    await fixture.noticeTo([ritsu, hana]);
    expect((await remind([ritsu.id])).json().families).toBe(1);
    expect((await remind([hana.id, ritsu.id])).json()).toMatchObject({ families: 0, already: 1 });
    fixture.setClock(new Date(start.getTime() + 24 * hour));
    expect((await remind([hana.id])).json()).toMatchObject({ families: 1, already: 0 });
  });

  test("二人の指導者が同時に押しても1通で、もう一人には送信済みと答える", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    await fixture.noticeTo([ritsu, hana, miyamoto]);
    const replies = await Promise.all([
      remind([ritsu.id, miyamoto.id]),
      remind([miyamoto.id, hana.id], "colleague"),
      remind([hana.id, miyamoto.id]),
      remind([ritsu.id, miyamoto.id], "colleague"),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200));
    const counts = replies.map((reply) => reply.json());
    expect(counts.reduce((sum, { families }) => sum + families, 0)).toBe(2);
    expect(counts.map(({ families, already }) => families + already)).toEqual(Array(4).fill(2));
    expect(await mails()).toHaveLength(2);
  });

  test("夜9時から朝7時までは待ち、その間に読むと書き直し、答えると送らない", async () => {
    const { ritsu, hana } = fixture;
    fixture.setClock(night);
    const notice = await fixture.noticeTo([ritsu, hana]);
    const token = await fixture.linkOf(ritsu);
    expect((await remind([ritsu.id])).json()).toMatchObject({ families: 1, leaves_at: morning });
    expect((await mails()).map(({ due_at }) => due_at)).toEqual([new Date(morning)]);
    expect(of(await list(), ritsu.id)?.reminded_today).toBe(true);

    await family("read", { token, notice_id: notice, version: 0 });
    const [rewritten, ...more] = await mails();
    expect([more, rewritten.due_at]).toEqual([[], new Date(morning)]);
    expect(rewritten.body).not.toContain("まだ読んでいません");
    await family("answer", { token, notice_id: notice, member_id: ritsu.id, answer: "参加" });
    expect((await mails())[0]?.subject).toContain("まだのことが1件");
    await family("answer", { token, notice_id: notice, member_id: hana.id, answer: "参加" });
    expect(await mails()).toEqual([]);
    expect((await remind([ritsu.id])).json()).toMatchObject({ families: 0, done: 1 });
  });

  test("断られてやり直しを待つ催促も、読むと書き直し、すべて答えると送らない", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu]);
    const token = await fixture.linkOf(ritsu);
    const refused = () =>
      expect
        .poll(() => rowsOf("select attempts, attempts_failed from outbox"))
        .toEqual([{ attempts: 1, attempts_failed: 1 }]);
    expect((await remind([ritsu.id])).json()).toMatchObject({ families: 1, leaves_at: start.toISOString() });
    await refused();
    const [before] = await mails();
    await family("read", { token, notice_id: notice, version: 0 });
    const [rewritten, ...more] = await mails();
    expect([before.body.includes("まだ読んでいません"), rewritten.body.includes("まだ読んでいません"), more]).toEqual([
      true,
      false,
      [],
    ]);
    await refused();
    await family("answer", { token, notice_id: notice, member_id: ritsu.id, answer: "参加" });
    expect([await mails(), await rowsOf("select 1 from notice_mails")]).toEqual([[], []]);
  });

  test("もう送り始めた催促は取り消さない", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu], { choices: [] });
    const token = await fixture.linkOf(ritsu);
    fixture.setClock(night);
    await remind([ritsu.id]);
    await fixture.db.query("update outbox set attempts = 1");
    await family("read", { token, notice_id: notice, version: 0 });
    expect(await mails()).toHaveLength(1);
    await fixture.db.query("update outbox set attempts = 0");
    await family("read", { token, notice_id: notice, version: 0 });
    expect(await mails()).toEqual([]);
  });

  test("届け先のない家族、失敗した家族、止めた家族には送らず、本人のアドレスがあれば本人に送る", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    await fixture.noticeTo([ritsu, hana, miyamoto]);
    const nobody = await fixture.member(fixture.teamId, { first_name: "宛先なし" });
    await fixture.noticeTo([nobody]);
    await fixture.db.query("insert into mail_stops values ($1, 'hogosha@sakaguchi.example', now())", [fixture.teamId]);
    await fixture.db.query(
      `insert into notice_mails (team_id, kind, family_id, member_ids, recipient, state, created_at)
       values ($1, 'notice', $2, array[$3::int], 'hogosha@miyamoto.example', 'failed', now())`,
      [fixture.teamId, miyamoto.family_id, miyamoto.id],
    );
    const before = await list();
    expect([ritsu, hana, miyamoto, nobody].map(({ id }) => of(before, id)?.reach)).toEqual([
      "mail",
      "stopped",
      "failed",
      "none",
    ]);
    const reply = await remind([ritsu.id, hana.id, miyamoto.id, nobody.id]);
    expect(reply.json()).toMatchObject({ families: 1, already: 0, unreached: 2, done: 0 });
    const [mail] = await mails();
    expect([mail.recipient, mail.subject]).toEqual([
      "ritsu@sakaguchi.example",
      "【青葉台ベースボールクラブ】まだのことが1件あります",
    ]);
    expect(mail.body).not.toContain("花");
    await fixture.db.query("update members set state = 'archived' where id = $1", [nobody.id]);
  });

  test("保護者に届かなければ、きょうだいそれぞれの本人のアドレスへ1通ずつ。2人のものなら1通にまとまる", async () => {
    const { ritsu, hana } = fixture;
    const own = (email: string | null) =>
      fixture.db.query("update members set email = $2 where id = $1", [hana.id, email]);
    await fixture.db.query("insert into mail_stops values ($1, 'hogosha@sakaguchi.example', now())", [fixture.teamId]);
    await fixture.noticeTo([ritsu, hana]);
    await own("hana@sakaguchi.example");
    const shown = (await fixture.call("POST", "open_items/preview", { member_id: hana.id })).json();
    expect((await remind([ritsu.id])).json()).toMatchObject({ families: 1, already: 0, unreached: 0 });
    expect((await mails()).map(({ recipient, body }) => [recipient, body.split("\n")[0]])).toEqual([
      ["hana@sakaguchi.example", "花さんへ"],
      ["ritsu@sakaguchi.example", "律さんへ"],
    ]);
    expect(shown.text).toContain("花さんへ");
    expect((await remind([hana.id])).json()).toMatchObject({ families: 0, already: 1 });
    expect(await mails()).toHaveLength(2);

    await fixture.db.query("delete from outbox");
    await own("Ritsu@sakaguchi.example");
    fixture.setClock(new Date(start.getTime() + 24 * hour));
    expect((await remind([ritsu.id])).json()).toMatchObject({ families: 1 });
    const [mail, ...others] = await mails();
    expect([mail.recipient, mail.body.split("\n")[0], others]).toEqual([
      "ritsu@sakaguchi.example",
      "律さん・花さんのご家族へ",
      [],
    ]);
    await own(null);
  });

  test("ほかの家族と同じアドレスのページで読んで答えると、夜を待つその家族の催促も出ない", async () => {
    const { ritsu, miyamoto } = fixture;
    await fixture.db.query("update members set email = 'HOGOSHA@sakaguchi.example' where id = $1", [miyamoto.id]);
    fixture.setClock(night);
    const notice = await fixture.noticeTo([miyamoto]);
    const token = await fixture.linkOf(ritsu);
    expect((await remind([miyamoto.id])).json()).toMatchObject({ families: 1 });
    expect(await mails()).toHaveLength(1);
    const answer = { token, notice_id: notice, member_id: miyamoto.id, answer: "参加" };
    expect((await family("answer", answer)).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
    await fixture.db.query("update members set email = null where id = $1", [miyamoto.id]);
  });

  test("文面を先に見られ、何も書かれない。まだのことがなければ404", async () => {
    const { ritsu, hana } = fixture;
    const preview = (member_id: number) => fixture.call("POST", "open_items/preview", { member_id });
    expect((await preview(ritsu.id)).statusCode).toBe(404);
    await fixture.noticeTo([hana]);
    const shown = (await preview(hana.id)).json();
    expect(await rowsOf("select 1 from family_links")).toEqual([]);
    await remind([hana.id]);
    const [sent] = await mails();
    expect(shown.subject).toBe(sent.subject);
    expect(shown.text).toBe(sent.body.replace(/f#[\w-]+/, "f#…"));
  });
});

describe("CO-5: 締め切りの前の自動の催促", () => {
  const deadline = new Date(start.getTime() + 30 * hour);
  const soon = new Date(start.getTime() + 6 * hour);
  const run = (now: Date) => sendDeadlineReminder(fixture.db, "https://coach.example", now);
  const asked = { deadline, remind: true, leaves_at: new Date(start.getTime() - 48 * hour) };

  test("24時間前に、読んでいないか答えていない家族にだけ、一度だけ届く", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana, miyamoto], asked);
    const token = await fixture.linkOf(miyamoto);
    await family("answer", { token, notice_id: notice, member_id: miyamoto.id, answer: "参加" });
    expect(await run(new Date(soon.getTime() - 1))).toBe(false);
    expect(await mails()).toEqual([]);
    expect(await run(soon)).toBe(true);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["hogosha@sakaguchi.example"]);
    expect(await run(soon)).toBe(false);
    fixture.setClock(soon);
    expect((await list()).today).toEqual([{ at: soon.toISOString(), author: null, member_ids: [ritsu.id, hana.id] }]);
  });

  test("行事も、答えていない家族にだけ一度届き、待つあいだに答えると送らない", async () => {
    const { ritsu, miyamoto } = fixture;
    const created_at = new Date(start.getTime() - 48 * hour);
    const times = { starts_at: deadline, ends_at: new Date(deadline.getTime() + 3 * hour) };
    const event = await fixture.eventFor([ritsu, miyamoto], { ...times, deadline, remind: true, created_at });
    const silent = await fixture.eventFor([ritsu, miyamoto], { ...times, deadline, title: "体験会", created_at });
    const [token, others] = [await fixture.linkOf(ritsu), await fixture.linkOf(miyamoto)];
    for (const event_id of [event, silent])
      await family("event/answer", { token: others, event_id, member_id: miyamoto.id, answer: "absent" });
    expect(await run(new Date(soon.getTime() - 1))).toBe(false);
    const claimed = await Promise.all([run(soon), run(soon), run(soon)]);
    expect(claimed.toSorted()).toEqual([false, false, true]);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(["hogosha@sakaguchi.example"]);
    expect(sent[0].body).toContain("・行事「練習試合」の出欠（11月21日(土) 18:00まで）");
    expect(await run(soon)).toBe(false);

    await fixture.db.query("update outbox set due_at = $1", [deadline]);
    fixture.setClock(night);
    await family("event/answer", { token, event_id: event, member_id: ritsu.id, answer: "coming" });
    expect((await mails())[0]?.subject).toContain("まだのことが1件");
    await family("event/answer", { token, event_id: silent, member_id: ritsu.id, answer: "coming" });
    expect(await mails()).toEqual([]);
  });

  test.each([6.5, 7, 21])("毎週の行事の締め切りが%d日前でも、その回の催促が届く", async (days) => {
    const { ritsu } = fixture;
    const created_at = new Date(start.getTime() - 40 * 24 * hour);
    const week = (count: number) => {
      const at = (hours: number) => new Date(deadline.getTime() + (days * 24 + count * 7 * 24 + hours) * hour);
      return { starts_at: at(0), ends_at: at(3), deadline: at(-days * 24), remind: true, created_at };
    };
    const ids: number[] = [];
    for (const count of [-3, -2, -1, 0, 1]) ids.push(await fixture.eventFor([ritsu], week(count)));
    await fixture.db.query("update events set series_id = $1, reminded_at = case when deadline < $2 then $2 end", [
      ids[0],
      deadline,
    ]);
    expect(await run(soon)).toBe(true);
    expect((await mails())[0]?.body).toContain("・行事「練習試合」の出欠（11月21日(土) 18:00まで）");
  });

  test("成長ノートは、書いていない選手の家族にだけ、その日の分につき一度届く", async () => {
    const { ritsu, hana } = fixture;
    const template = await insertTemplate(fixture, { remind: true, due: "21:00" });
    await insertTemplate(fixture, { name: "知らせないもの" });
    for (const person of [ritsu, hana]) await insertNote(fixture, person, template, "2026-11-19");
    // From 19:00 until 21:00 of the next day: half of the time is over at 8:00.
    const half = new Date("2026-11-19T23:00:00Z");
    expect(await run(new Date(half.getTime() - 1))).toBe(false);
    const claimed = await Promise.all([run(half), run(half), run(half)]);
    expect(claimed.toSorted()).toEqual([false, false, true]);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(["hogosha@miyamoto.example"]);
    expect(sent[0].body).toContain("・成長ノート「ふりかえり」（11月20日(金) 21:00まで）");
    expect(await run(half)).toBe(false);
    const sunday = new Date("2026-11-23T00:00:00Z");
    expect(await run(sunday)).toBe(true);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "hogosha@miyamoto.example",
      "hogosha@miyamoto.example",
      "hogosha@sakaguchi.example",
    ]);
    expect(await run(sunday)).toBe(false);
    await fixture.db.query("update note_templates set archived_at = $1, reminded_day = null", [start]);
    expect(await run(sunday)).toBe(false);
  });

  test("NO-3: 保護者が読まないノートは本人のアドレスにだけ届き、それがなければどこにも届かない", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    const grades = ["h1", "h2", "h3"];
    await insertTemplate(fixture, { remind: true, due: "21:00", grades });
    await fixture.db.query("update members set grade = 'h1' where id = any($1)", [[ritsu.id, miyamoto.id]]);
    await fixture.noticeTo([hana]);
    const half = new Date("2026-11-19T23:00:00Z");
    fixture.setClock(half);
    const open = await list();
    const shown = (await fixture.call("POST", "open_items/preview", { member_id: hana.id })).json();
    expect(await run(half)).toBe(true);
    const sent = await mails();
    await fixture.db.query("update members set grade = 'j1' where id = any($1)", [[ritsu.id, miyamoto.id]]);
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["hogosha@sakaguchi.example", "【青葉台ベースボールクラブ】まだのことが1件あります"],
      ["ritsu@sakaguchi.example", "【青葉台ベースボールクラブ】まだのことが1件あります"],
    ]);
    expect([sent[0].body, shown.text].join()).not.toMatch(/ノート|律さん/);
    expect(sent[1].body).toMatch(/^律さんへ\n[\s\S]*・成長ノート「ふりかえり」/);
    expect([ritsu, miyamoto].map(({ id }) => [of(open, id)?.items.length, of(open, id)?.reach])).toEqual([
      [1, "mail"],
      [1, "none"],
    ]);
  });

  test("二つのサーバーが同時に見ても1通で、その日にもう催促した家族には重ねない", async () => {
    const { ritsu, miyamoto } = fixture;
    await fixture.noticeTo([ritsu, miyamoto], asked);
    await remind([ritsu.id]);
    const claimed = await Promise.all([run(soon), run(soon), run(soon)]);
    expect(claimed.toSorted()).toEqual([false, false, true]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "hogosha@miyamoto.example",
      "hogosha@sakaguchi.example",
    ]);
  });

  test("選ばなかったお知らせ、締め切りを過ぎたもの、みんなが答えたものは送らない", async () => {
    const { ritsu } = fixture;
    fixture.setClock(soon);
    await fixture.noticeTo([ritsu], { ...asked, remind: false });
    await fixture.noticeTo([ritsu], { ...asked, deadline: soon });
    await fixture.eventFor([ritsu], {
      deadline: new Date(start.getTime() + 20 * hour),
      remind: true,
      state: "cancelled",
      cancelled_at: start,
    });
    const answered = await fixture.noticeTo([ritsu], asked);
    const token = await fixture.linkOf(ritsu);
    await family("answer", { token, notice_id: answered, member_id: ritsu.id, answer: "未定" });
    await run(soon);
    expect(await mails()).toEqual([]);
  });
});
