import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../db/pool.ts";
import { createSession } from "../../http/auth/sessions.ts";
import { deleteWithdrawnMails, lockDueMail, updateMailDue } from "../../store/platform/outbox.ts";
import { addMember, addTeam, addUser, startTestServer } from "../../testing.ts";
import { draft, hourMs, inMs, minuteMs, startNotices } from "./notices.fixture.ts";

let club: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  club = await startNotices();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

/** Sent a minute after the start. */
async function sent(member_ids: number[], more: object = {}) {
  return club.notice(await club.sent(member_ids, more));
}
const mails = async () =>
  (
    await club.db.query<{ recipient: string; body: string; subject: string; due_at: Date }>(
      "select recipient, subject, body, due_at from outbox order by recipient, subject",
    )
  ).rows;
const fail = (recipient: string) =>
  club.db.query(
    `with gone as (delete from outbox where recipient = $1 returning notice_mail_id)
     update notice_mails set state = 'failed', failure = 'unknown_address', ended_at = $2
     where id in (select notice_mail_id from gone)`,
    [recipient, inMs(2 * minuteMs)],
  );
const correct = (notice_id: number, version: number, more: object = {}, who?: "coach") =>
  club.post("/correct", { notice_id, version, title: "土曜の練習（訂正）", body: "14時に始めます", ...more }, who);

describe("CO-1 だれに何が届くか", () => {
  test("きょうだいには1通、本人の別のアドレスには本人の1通。ほかの受取人は書かない", async () => {
    const home = { guardian_email: "Parent@home.example" };
    const ritsu = await club.member({ ...home, first_name: "律", email: "ritsu@home.example" });
    const hana = await club.member({ ...home, first_name: "花", email: "PARENT@home.example" });
    const other = await club.member({ guardian_email: "other@home.example", first_name: "湊" });
    const none = await club.member({ first_name: "陽" });
    const notice = await sent([ritsu, hana, other, none]);

    const all = await mails();
    expect(all.map(({ recipient, body }) => [recipient, body.split("\n")[0]])).toEqual([
      ["other@home.example", "湊さんのご家族へ"],
      ["parent@home.example", "律さん・花さんのご家族へ"],
      ["ritsu@home.example", "律さんへ"],
    ]);
    const tokens = all.map(({ body }) => /https:\/\/coach\.example\/f#([\w-]{43})/.exec(body)?.[1]);
    expect(new Set(tokens).size).toBe(3);
    for (const { recipient, body } of all) {
      const others = all.filter((one) => one.recipient !== recipient).map((one) => one.recipient);
      for (const one of others) expect(body).not.toContain(one);
    }
    const states = notice.recipients.map((one) => [one.member_id, one.family_mail, one.player_mail]);
    expect(states.sort()).toEqual([
      [ritsu, "waiting", "waiting"],
      [hana, "waiting", "none"],
      [other, "waiting", "none"],
      [none, "none", "none"],
    ]);
    const line = (await club.get("/api/coach/notices")).json().notices[0];
    expect(line).toMatchObject({ players: 4, read: 0, answered: 0, unreached: 1, corrections: 0, state: "sent" });
    expect(line.unread_ids).toHaveLength(3);
    const { rows } = await club.db.query("select family_id from members where id in ($1, $2)", [ritsu, hana]);
    expect(rows[0]).toEqual(rows[1]);
  });

  test("確認は、人数、家族、届け先、届け先のない選手を数える", async () => {
    const home = { guardian_email: "parent@home.example" };
    const ids = [await club.member(home), await club.member({ ...home, email: "a@home.example" }), await club.member()];
    await club.db.query("insert into mail_stops values ($1, 'stop@home.example', now())", [club.teamId()]);
    const stopped = await club.member({ guardian_email: "stop@home.example" });
    const archived = await club.member({ state: "archived" });
    expect((await club.post("/check", { member_ids: [...ids, stopped, archived] })).json()).toEqual({
      players: 4,
      families: 3,
      emails: 2,
      without_email: [ids[2], stopped],
      mail: true,
    });
  });

  test("CO-9 メールを送らないサーバーの確認は、そう言い、選手の全員を届け先がないと数える", async () => {
    const server = await startTestServer();
    const { team_id } = await addTeam(server.db);
    const { id: user } = await addUser(server.db, team_id, { coach_type: "coach" });
    const { id } = await addMember(server.db, team_id, { guardian_email: "parent@home.example" });
    const token = await createSession(server.db, user, true, new Date());
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/coach/notices/check",
      payload: { member_ids: [id] },
      headers: { authorization: `Token ${token}` },
    });
    await server.stop();
    expect(reply.json()).toEqual({ players: 1, families: 1, emails: 0, without_email: [id], mail: false });
  });

  test("メールを止めた家族には送らず、そうとわかる", async () => {
    await club.db.query("insert into mail_stops values ($1, 'parent@home.example', now())", [club.teamId()]);
    const notice = await sent([await club.member({ guardian_email: "parent@home.example" })]);
    expect(notice.recipients).toMatchObject([{ family_mail: "stopped" }]);
    expect(await mails()).toEqual([]);
  });

  test("届かなかった家族にだけ、直したあとでもう一度送れる", async () => {
    const wrong = await club.member({ guardian_email: "wrong@home.example" });
    const fine = await club.member({ guardian_email: "fine@home.example" });
    const { notice_id } = await sent([wrong, fine]);
    await fail("wrong@home.example");
    const failed = await club.notice(notice_id);
    expect(failed.recipients.find(({ member_id }) => member_id === wrong)).toMatchObject({
      family_mail: "failed",
      mail_failure: "unknown_address",
      failed_email: "wrong@home.example",
    });
    expect(failed.events).toContainEqual({ at: inMs(2 * minuteMs).toISOString(), kind: "failed", count: 1 });
    await club.db.query("update members set guardian_email = 'right@home.example' where id = $1", [wrong]);
    const again = await club.post("/resend", { notice_id, member_ids: [wrong, fine] });
    expect(again.json().recipients).toMatchObject([{ family_mail: "waiting" }, { family_mail: "waiting" }]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["fine@home.example", "right@home.example"]);
    await club.post("/resend", { notice_id, member_ids: [wrong, fine] });
    expect(await mails()).toHaveLength(2);
  });

  test.each(["state = 'archived', archived_as = 'left'", "deleted_at = now()"])(
    "名前は在籍中の選手だけ。%s の選手は、返事だけが残る",
    async (leaving) => {
      const kana = { last_name_kana: "もり", first_name_kana: "あおい" };
      const here = await club.member({ last_name: "森", first_name: "葵", grade: "j2", ...kana });
      const left = await club.member({ last_name: "林", first_name: "蓮", grade: "j1" });
      const { notice_id } = await sent([here, left]);
      await club.db.query(`update members set ${leaving} where id = $1`, [left]);
      expect((await club.notice(notice_id)).recipients).toMatchObject([
        { member_id: here, member: { name: "森 葵", kana: "もり あおい", grade: "j2" } },
        { member_id: left, member: null },
      ]);
    },
  );
});

test.each([
  { name: "退団にした", url: "archive", payload: (ids: number[]) => ({ ids, as: "left" }) },
  {
    name: "年度更新で卒業や退団になった",
    url: "year_change",
    payload: ([left, leaving]: number[], staying: number) => ({
      to_year: 2027,
      moves: [
        { member_id: left, from: "j3", move: "graduate" },
        { member_id: leaving, from: "j3", move: "leave" },
        { member_id: staying, from: "j3", move: "up" },
      ],
    }),
  },
])(
  "CO-4: $name 選手だけの家族への、まだ出ていないメールは出ない。きょうだいが残る家族には出る",
  async ({ url, payload }) => {
    await club.db.query("update teams set school_year = 2026");
    const [left, leaving, staying] = [
      await club.member({ guardian_email: "left@home.example", grade: "j3" }),
      await club.member({ guardian_email: "siblings@home.example", first_name: "律", grade: "j3" }),
      await club.member({ guardian_email: "siblings@home.example", first_name: "花", grade: "j3" }),
    ];
    await sent([left, leaving, staying]);
    const changed = await club.server.app.inject({
      method: "POST",
      url: `/api/coach/memberlist/${url}`,
      payload: payload([left, leaving], staying),
      headers: club.manager(),
    });
    expect([200, 201]).toContain(changed.statusCode);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["siblings@home.example"]);
  },
);

describe("CO-3 訂正", () => {
  test("新しい版になり、前の版は残り、読んだ人も未読にもどる", async () => {
    const member = await club.member({ guardian_email: "parent@home.example" });
    const { notice_id, version } = await sent([member]);
    await club.db.query("update notice_recipients set family_read_at = now(), family_read_version = 0");
    const readBefore = (await club.get("/api/coach/notices")).json().notices[0].read;
    club.moveTo(hourMs);
    const corrected = (await correct(notice_id, version)).json();
    expect(corrected).toMatchObject({ title: "土曜の練習（訂正）", body: "14時に始めます", version: version + 1 });
    expect(corrected.versions).toMatchObject([
      { number: 1, title: "土曜の練習（訂正）", at: inMs(hourMs).toISOString() },
      { number: 0, title: "土曜の練習", body: "13時に始めます" },
    ]);
    expect(corrected.events.map(({ kind }: { kind: string }) => kind)).toEqual(["sent", "corrected"]);
    const line = (await club.get("/api/coach/notices")).json().notices[0];
    expect([readBefore, line.read, line.corrections, line.unread_ids]).toEqual([1, 0, 1, [member]]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "【青葉台ベースボールクラブ・訂正】土曜の練習（訂正）",
    ]);
  });

  test("CO-6: 列で順を待つ前の版も、やり直しを待つ前の版も、訂正の1通に替わる。送っている途中のものはそのまま", async () => {
    const people = ["queued", "refused", "sending", "dead"];
    const members = await Promise.all(people.map((one) => club.member({ guardian_email: `${one}@home.example` })));
    const { notice_id } = await sent(members);
    const row = (name: string, attempts: number, failed: number, dueMs: number) =>
      club.db.query("update outbox set attempts = $2, attempts_failed = $3, due_at = $4 where recipient = $1", [
        `${name}@home.example`,
        attempts,
        failed,
        inMs(dueMs),
      ]);
    await row("refused", 2, 2, 3 * minuteMs);
    await row("sending", 1, 0, 16 * minuteMs);
    await row("dead", 1, 0, 2 * minuteMs);
    club.moveTo(2 * minuteMs);
    expect((await correct(notice_id, 1)).statusCode).toBe(200);

    const corrected = "【青葉台ベースボールクラブ・訂正】土曜の練習（訂正）";
    const subjects = async () => (await mails()).map(({ recipient, subject }) => [recipient.split("@")[0], subject]);
    expect(await subjects()).toEqual([
      ["dead", corrected],
      ["queued", corrected],
      ["refused", corrected],
      ["sending", "【青葉台ベースボールクラブ】土曜の練習"],
      ["sending", corrected],
    ]);
    const {
      rows: [first],
    } = await club.db.query("select * from outbox where withdrawn_at is not null");
    await updateMailDue(club.db, first, inMs(3 * minuteMs));
    expect((await subjects()).filter(([name]) => name === "sending")).toEqual([["sending", corrected]]);
  });

  test("CO-6: 訂正の前の版を送りかけて倒れたサーバーがあっても、その版はもう出ない", async () => {
    const { notice_id } = await sent([await club.member({ guardian_email: "parent@home.example" })]);
    await club.db.query("update outbox set attempts = 1, due_at = $1", [inMs(16 * minuteMs)]);
    await correct(notice_id, 1);
    await club.db.query("update outbox set due_at = $1 where withdrawn_at is null", [inMs(hourMs)]);
    const claim = { now: inMs(16 * minuteMs), quiet: false, heldUntil: inMs(31 * minuteMs) };
    expect(await lockDueMail(club.db, claim)).toBeUndefined();
    await deleteWithdrawnMails(club.db, inMs(16 * minuteMs - 1));
    const before = await mails();
    await deleteWithdrawnMails(club.db, inMs(16 * minuteMs));
    expect([before.length, (await mails()).length]).toEqual([2, 1]);
  });

  test("R4: ふたりの訂正は、後のほうを断る", async () => {
    const { notice_id, version } = await sent([await club.member()]);
    expect((await correct(notice_id, version)).statusCode).toBe(200);
    expect((await correct(notice_id, version, { body: "15時" }, "coach")).statusCode).toBe(409);
    expect((await club.notice(notice_id)).body).toBe("14時に始めます");
  });

  test("送る前のものは、訂正ではなく書き直す", async () => {
    const { notice_id, version } = await club.send(draft({ member_ids: [await club.member()] }));
    expect((await correct(notice_id, version)).statusCode).toBe(409);
  });

  test("CO-4 夜の訂正のメールは朝7時に、最後の1通だけが出る", async () => {
    const member = await club.member({ guardian_email: "parent@home.example" });
    const { notice_id } = await sent([member]);
    await club.db.query("delete from outbox");
    club.moveTo(10 * hourMs);
    await correct(notice_id, 1);
    await correct(notice_id, 2, { title: "もう一度訂正" });
    const [only, ...others] = await mails();
    expect([only?.subject, only?.due_at, others]).toEqual([
      "【青葉台ベースボールクラブ・訂正】もう一度訂正",
      inMs(19 * hourMs),
      [],
    ]);
  });
});

test("CO-6: 1,000人でも、送信を押したときは何も作らず、出るときの文の数は10人のときと同じ", async () => {
  const { rows } = await club.db.query<{ id: number }>(
    `insert into members (team_id, last_name, first_name, grade, guardian_email, email)
     select $1, '佐藤', 'n' || n, 'j2', 'parent' || n || '@home.example', 'player' || n || '@home.example'
     from generate_series(1, 1000) n returning id`,
    [club.teamId()],
  );
  const ids = rows.map(({ id }) => id);
  const made = async () => {
    const counted = await club.db.query(
      "select (select count(*) from notice_recipients) as players, (select count(*) from notice_mails) as mails",
    );
    return counted.rows[0];
  };
  await club.send(draft({ member_ids: ids.slice(0, 10) }));
  const few = await countStatements();
  const ten = await made();
  await club.send(draft({ member_ids: ids }));
  const waiting = await made();
  const many = await countStatements();
  expect([ten, waiting]).toEqual([{ players: 10, mails: 20 }, ten]);
  expect(await made()).toEqual({ players: 1010, mails: 2020 });
  expect([many, many < 25]).toEqual([few, true]);
});

/** Of what sends the notice that is held, on connections that nobody else uses. */
async function countStatements(): Promise<number> {
  let count = 0;
  const pool = createPool(club.server.databaseUrl, { max: 1 });
  const counting = <T extends object>(target: T, onQuery: () => void): T =>
    new Proxy(target, {
      get(whole, key) {
        if (key === "query") onQuery();
        const value: unknown = Reflect.get(whole, key);
        return typeof value === "function" ? value.bind(whole) : value;
      },
    });
  const once = counting(pool, () => (count += 1));
  const db = new Proxy(pool, {
    get: (whole, key) =>
      key === "connect" ? async () => counting(await whole.connect(), () => (count += 1)) : Reflect.get(once, key),
  });
  // The server's own clock stays before the notice's time.
  await club.dispatch({ db, now: () => inMs(minuteMs) });
  await pool.end();
  return count;
}
