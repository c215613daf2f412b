import type { FamilyPage } from "@kyuseki/domain";
import { scripts } from "@kyuseki/domain/hostileTexts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FamilyMail, insertFamilyMails } from "../../store/notices/familyMails.ts";
import { listNoticeRecipients } from "../../store/notices/noticeRecipients.ts";
import { updateMailDue } from "../../store/platform/outbox.ts";
import { dumpDatabase } from "../../testing.ts";
import { type FamilyFixture, openFamilyFixture, start } from "./family.fixtures.ts";

const hour = 60 * 60 * 1000;
const later = new Date(start.getTime() + hour);

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const pageOf = async (token: string): Promise<FamilyPage> => {
  const reply = await fixture.send("page", { token });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const read = (token: string, notice_id: number, version = 0) => fixture.send("read", { token, notice_id, version });
const answer = (token: string, notice_id: number, member_id: number, overrides: object = {}) =>
  fixture.send("answer", { token, notice_id, member_id, answer: "参加", ...overrides });
const rowsOf = async (sql: string, values: unknown[] = []) => (await fixture.db.query(sql, values)).rows;
const recipients = () => rowsOf("select * from notice_recipients order by notice_id, member_id");
/** Without what counts calls. */
const standing = async () => (await dumpDatabase(fixture.db)).replace(/^rate_limits .*\n/gm, "");

describe("CO-2: 読む", () => {
  test("読んだ版と時刻が、家族の子どもみんなに残り、同じ版をまた読んでも変わらない", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana, miyamoto]);
    const token = await fixture.linkOf(ritsu);
    const reply = await read(token, notice);
    fixture.setClock(later);
    await read(token, notice);

    expect(reply.json()).toMatchObject({
      notice_id: notice,
      children: [
        { member_id: ritsu.id, read_at: start.toISOString(), read_version: 0 },
        { member_id: hana.id, read_at: start.toISOString(), read_version: 0 },
      ],
    });
    expect(await recipients()).toMatchObject([
      { member_id: ritsu.id, family_read_at: start, family_read_version: 0, player_read_at: null, answer: null },
      { member_id: hana.id, family_read_at: start, family_read_version: 0 },
      { member_id: miyamoto.id, family_read_at: null, family_read_version: null },
    ]);
  });

  test("CO-3: 訂正のあとに読み直すと新しい版になり、古い版を読んでも戻らず、ない版は最新とみなす", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu]);
    const token = await fixture.linkOf(ritsu);
    await read(token, notice);
    await fixture.versionOf(fixture.teamId, notice, 1, { title: "訂正", body: "14時です。", leaves_at: later });
    fixture.setClock(later);
    expect((await read(token, notice, 0)).json().children).toMatchObject([{ read_version: 0 }]);
    const again = (await read(token, notice, 1000)).json();
    expect(again.versions.map(({ number, body }: { number: number; body: string }) => [number, body])).toEqual([
      [1, "14時です。"],
      [0, "13時からです。"],
    ]);
    expect(again.children).toMatchObject([{ read_version: 1, read_at: later.toISOString() }]);
  });
});

describe("CO-5: 答える", () => {
  test("返事とひとことが残り、読んだことにもなる。コーチの操作の記録には残らない", async () => {
    const { ritsu, hana } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana], { deadline: later });
    const token = await fixture.linkOf(ritsu);
    const reply = await answer(token, notice, hana.id, { comment: " 14時に着きます。 " });
    expect(reply.json().children).toEqual([
      expect.objectContaining({ member_id: ritsu.id, read_version: 0, answer: null }),
      {
        member_id: hana.id,
        read_at: start.toISOString(),
        read_version: 0,
        answer: "参加",
        comment: "14時に着きます。",
        answered_at: start.toISOString(),
        late: false,
      },
    ]);
    expect(await rowsOf("select 1 from audit_log")).toEqual([]);
  });

  test("締め切りちょうどまでは間に合い、過ぎたものは遅れと残る。同じ返事をまた送っても遅れにならない", async () => {
    const { ritsu, hana } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana], { deadline: later });
    const token = await fixture.linkOf(ritsu);
    fixture.setClock(later);
    await answer(token, notice, ritsu.id);
    fixture.setClock(new Date(later.getTime() + 1));
    await answer(token, notice, ritsu.id);
    await answer(token, notice, hana.id);
    expect(await recipients()).toMatchObject([
      { answer: "参加", answered_at: later, late: false },
      { answer: "参加", late: true },
    ]);
    expect((await answer(token, notice, ritsu.id, { answer: "不参加" })).json().children[0]).toMatchObject({
      answer: "不参加",
      late: true,
    });
  });

  test("選択肢にない返事、返事のいらないお知らせへの返事、長すぎるひとことは、項目ごとに断る", async () => {
    const { ritsu } = fixture;
    const [asked, told] = [await fixture.noticeTo([ritsu]), await fixture.noticeTo([ritsu], { choices: [] })];
    const token = await fixture.linkOf(ritsu);
    const choose = "返事は、ボタンの中からお選びください";
    expect((await answer(token, asked, ritsu.id, { answer: "たぶん" })).json().fields).toEqual({ answer: choose });
    expect((await answer(token, told, ritsu.id)).json().fields).toEqual({ answer: choose });
    expect((await answer(token, asked, ritsu.id, { comment: "あ".repeat(101) })).json().fields).toEqual({
      comment: "ひとことは100文字以内で入力してください",
    });
    expect(await recipients()).toMatchObject([{ answer: null }, { answer: null }]);
  });

  test("AP-6: ほかの家族の子、ほかのクラブの子、届いていないお知らせは、ないものと同じ404", async () => {
    const { ritsu, hana, miyamoto, foreign } = fixture;
    const own = await fixture.noticeTo([ritsu, miyamoto]);
    const theirs = await fixture.noticeTo([foreign]);
    const draft = await fixture.noticeTo([ritsu], { state: "draft" });
    const old = await fixture.noticeTo([ritsu], { leaves_at: new Date(start.getTime() - 366 * 24 * hour) });
    const token = await fixture.linkOf(ritsu);
    const before = await standing();
    const replies = [
      await answer(token, own, miyamoto.id),
      await answer(token, own, hana.id),
      await answer(token, own, foreign.id),
      await answer(token, theirs, foreign.id),
      await answer(token, theirs, ritsu.id),
      await answer(token, draft, ritsu.id),
      await answer(token, old, ritsu.id),
      await read(token, theirs),
      await read(token, draft),
      await read(token, 2_000_000_000),
    ];
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(replies.length).fill([404, replies.at(-1)?.body]),
    );
    expect(await standing()).toBe(before);
  });

  test("親が二人同時に答えても行は1つで、あとから届いた返事が残り、きょうだいの返事も失われない", async () => {
    const { ritsu, hana } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana]);
    const [one, other] = [await fixture.linkOf(ritsu), await fixture.linkOf(hana)];
    for (let round = 0; round < 20; round += 1) {
      const sent = ["参加", "不参加"].flatMap((choice) => [
        answer(one, notice, ritsu.id, { answer: choice, comment: `父${round}` }),
        answer(other, notice, hana.id, { answer: choice, comment: `母${round}` }),
        answer(other, notice, ritsu.id, { answer: choice, comment: `母${round}` }),
      ]);
      expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    }
    const last = await answer(one, notice, ritsu.id, { answer: "未定", comment: "最後" });
    const [first, second, ...more] = await recipients();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ member_id: ritsu.id, answer: "未定", comment: "最後" });
    expect(second).toMatchObject({ member_id: hana.id, comment: "母19" });
    expect(last.json().children[0]).toMatchObject({ answer: "未定", comment: "最後" });
  });
});

test("I3: スクリプトに見えるお知らせ、選択肢、ひとことも、文字のまま届いて文字のまま残る", async () => {
  const { ritsu } = fixture;
  const token = await fixture.linkOf(ritsu);
  for (const text of scripts) {
    const choice = text.slice(0, 20).trim();
    const notice = await fixture.noticeTo([ritsu], { title: text, body: text, choices: [choice] });
    const reply = (await answer(token, notice, ritsu.id, { answer: choice, comment: text })).json();
    expect(reply).toMatchObject({
      versions: [{ title: text, body: text }],
      choices: [choice],
      children: [{ answer: choice, comment: text.trim() }],
    });
    await fixture.db.query("delete from rate_limits");
  }
});

describe("リンクを止める", () => {
  test("家族のリンクからは、本人のも含めてすべて止まり、番号だけの記録が残る", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    const token = await fixture.linkOf(ritsu);
    const all = [await fixture.linkOf(hana), await fixture.linkOf(ritsu, { member_id: ritsu.id })];
    const others = await fixture.linkOf(miyamoto);
    const reply = await fixture.send("stop", { token });
    expect(reply.json()).toMatchObject({ state: "revoked", family_name: "", children: [], notices: [], mail: null });
    for (const link of [token, ...all]) expect((await pageOf(link)).state).toBe("revoked");
    expect((await pageOf(others)).state).toBe("open");
    expect(await rowsOf("select action, team_id, user_id, member_ids, details from audit_log")).toEqual([
      {
        action: "family_links_stopped",
        team_id: fixture.teamId,
        user_id: null,
        member_ids: [ritsu.id, hana.id],
        details: [],
      },
    ]);
    expect((await pageOf(await fixture.linkOf(ritsu))).state).toBe("open");
  });

  test("本人のリンクからは、本人のものだけが止まる", async () => {
    const { ritsu } = fixture;
    const [family, own] = [await fixture.linkOf(ritsu), await fixture.linkOf(ritsu, { member_id: ritsu.id })];
    await fixture.send("stop", { token: own });
    expect([(await pageOf(family)).state, (await pageOf(own)).state]).toEqual(["open", "revoked"]);
  });
});

describe("メールを止める", () => {
  const noticeMail = {
    kind: "notice",
    number: 0,
    member_id: null,
    user_id: null,
    day: null,
    urgent: false,
    due_at: start,
    subject: "お知らせ",
    text: "本文です",
    html: "<p>本文です</p>",
    unsubscribe_url: "https://coach.example/f#token",
  } as const;

  test("そのアドレスだけが止まり、また受け取れる。何度押しても同じ", async () => {
    const token = await fixture.linkOf(fixture.ritsu);
    for (const mail of [false, false]) {
      expect((await fixture.send("mail", { token, mail })).json()).toMatchObject({ state: "open", mail: false });
    }
    expect(await rowsOf("select team_id, address, stopped_at from mail_stops")).toEqual([
      { team_id: fixture.teamId, address: "hogosha@sakaguchi.example", stopped_at: start },
    ]);
    expect((await pageOf(await fixture.linkOf(fixture.foreign))).mail).toBe(true);
    expect((await fixture.send("mail", { token, mail: true })).json().mail).toBe(true);
    expect(await rowsOf("select 1 from mail_stops")).toEqual([]);
  });

  test("CO-1: まだ出ていないメールは出なくなり、送っている途中のものは、断られてもやり直さない", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana, miyamoto]);
    const later = await fixture.noticeTo([ritsu, miyamoto], { title: "体育館シューズ" });
    const guardian = { family_id: ritsu.family_id, member_ids: [ritsu.id, hana.id] };
    const mail: FamilyMail = { ...noticeMail, ...guardian, notice_id: notice, recipient: "hogosha@sakaguchi.example" };
    const others = { family_id: miyamoto.family_id, member_ids: [miyamoto.id], recipient: "hogosha@miyamoto.example" };
    await insertFamilyMails(
      fixture.db,
      fixture.teamId,
      [mail, { ...mail, notice_id: later }, { ...mail, ...others }],
      start,
    );
    await fixture.db.query(
      `update outbox set attempts = 1, due_at = $2
       where notice_mail_id in (select id from notice_mails where notice_id = $1)`,
      [later, new Date(start.getTime() + 15 * 60_000)],
    );
    const token = await fixture.linkOf(ritsu);
    await fixture.send("mail", { token, mail: false });

    const stateOf = async (noticeId: number) =>
      (await listNoticeRecipients(fixture.db, fixture.teamId, noticeId))
        .toSorted((one, other) => one.member_id - other.member_id)
        .map((one) => one.family_mail);
    expect([await stateOf(notice), await stateOf(later)]).toEqual([
      ["stopped", "stopped", "waiting"],
      ["waiting", "none"],
    ]);
    const [left] = await rowsOf("select id, attempts from outbox where recipient = 'hogosha@sakaguchi.example'");
    await updateMailDue(fixture.db, left, start);
    expect(await stateOf(later)).toEqual(["stopped", "none"]);
    expect(await rowsOf("select recipient from outbox")).toEqual([{ recipient: "hogosha@miyamoto.example" }]);
  });

  test("印刷したリンクには届け先がないので、断る", async () => {
    const token = await fixture.linkOf(fixture.ritsu, { recipient: null });
    expect((await pageOf(token)).mail).toBeNull();
    expect((await fixture.send("mail", { token, mail: false })).statusCode).toBe(409);
  });
});
