import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { draft, hourMs, inMs, minuteMs, secondMs, start, startNotices } from "./notices.fixture.ts";

let club: Awaited<ReturnType<typeof startNotices>>;
let member: number;
beforeAll(async () => {
  club = await startNotices();
});
afterAll(() => club.stop());
beforeEach(async () => {
  await club.begin();
  member = await club.member({ guardian_email: "parent@home.example" });
});

const sendable = (more: object = {}) => draft({ member_ids: [member], ...more });
const fieldsOf = async (more: object) => {
  const reply = await club.post("/send", sendable(more));
  return [reply.statusCode, reply.json().fields];
};
const counts = async () => {
  const { rows } = await club.db.query(
    `select (select count(*) from notice_recipients) as recipients, (select count(*) from notice_mails) as mails,
            (select count(*) from family_links) as links`,
  );
  return rows[0];
};

describe("CO-3 下書き", () => {
  test("空でも保存でき、書き足すと同じ下書きが新しくなる", async () => {
    const first = (await club.post("/draft", draft({ title: "", body: "" }))).json();
    expect(first).toMatchObject({
      state: "draft",
      version: 1,
      title: "",
      leaves_at: null,
      versions: [],
      recipients: [],
    });
    const saved = { notice_id: first.notice_id, version: 1, title: "土曜", deadline: "2026-11-21T09:00:00+09:00" };
    const second = (await club.post("/draft", sendable(saved))).json();
    expect(second).toMatchObject({
      notice_id: first.notice_id,
      version: 2,
      title: "土曜",
      author: "大野 直人 監督",
      deadline: "2026-11-21T00:00:00.000Z",
      member_ids: [member],
      choices: ["参加", "不参加"],
    });
    expect((await club.get("/api/coach/notices?tab=draft")).json()).toMatchObject({
      notices: [{ notice_id: first.notice_id, title: "土曜", players: 1 }],
      total: 1,
      counts: { sent: 0, scheduled: 0, draft: 1 },
    });
  });

  test("R4: ふたりが同じ下書きを開いていたら、後の保存は断る", async () => {
    const { notice_id } = (await club.post("/draft", draft())).json();
    await club.post("/draft", draft({ notice_id, version: 1, title: "監督" }));
    const late = await club.post("/draft", draft({ notice_id, version: 1, title: "コーチ" }), "coach");
    expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
    const sent = await club.post("/send", sendable({ notice_id, version: 1 }), "coach");
    expect(sent.statusCode).toBe(409);
    expect((await club.notice(notice_id)).title).toBe("監督");
  });

  test("51件めの下書きは断り、送ったものは数えない", async () => {
    await club.db.query(
      `insert into notices (team_id, title, body, member_ids, audience, choices, remind, level, author, updated_at)
       select $1, '', '', '{}', '', '{}', false, 'normal', '', now() from generate_series(1, 50)`,
      [club.teamId()],
    );
    expect((await club.post("/draft", draft())).statusCode).toBe(409);
    expect((await club.post("/send", sendable())).statusCode).toBe(200);
  });

  test("下書きは消せるが、送信を待つものと送ったものは消せない", async () => {
    const { notice_id } = (await club.post("/draft", draft())).json();
    expect((await club.post("/draft/delete", { notice_id })).statusCode).toBe(200);
    expect((await club.get(`/api/coach/notices/notice/${notice_id}`)).statusCode).toBe(404);
    const sent = await club.send(sendable());
    expect((await club.post("/draft/delete", { notice_id: sent.notice_id })).statusCode).toBe(409);
  });
});

describe("送信履歴", () => {
  const listed = async (query: string) => {
    const reply = (await club.get(`/api/coach/notices?${query}`)).json();
    return [reply.total, reply.notices.map(({ title }: { title: string }) => title)];
  };

  test("件名と本文の言葉で探し、数は見つかったもの。ほかの状態の数は変わらない", async () => {
    await club.post("/draft", draft({ title: "ＬＩＶＥ配信", body: "" }));
    await club.post("/draft", draft({ title: "雨の日", body: "体育館で Live を見ます" }));
    await club.post("/draft", draft({ title: "100%の力", body: "" }));
    expect(await listed("tab=draft&q=live")).toEqual([2, ["雨の日", "ＬＩＶＥ配信"]]);
    expect(await listed(`tab=draft&q=${encodeURIComponent("%")}`)).toEqual([1, ["100%の力"]]);
    expect(await listed("tab=sent&q=live")).toEqual([0, []]);
    const { counts } = (await club.get("/api/coach/notices?q=none")).json();
    expect(counts).toEqual({ sent: 0, scheduled: 0, draft: 3 });
  });

  test("時刻の新しい順か古い順に、ページごと。なくなったページは、いちばん後ろのページ", async () => {
    for (let day = 1; day <= 12; day += 1)
      await club.send(sendable({ title: `${day}`, send_at: inMs(day * 24 * hourMs) }));
    expect(await listed("tab=scheduled&limit=10&page=2")).toEqual([12, ["2", "1"]]);
    expect(await listed("tab=scheduled&limit=10&page=9")).toEqual([12, ["2", "1"]]);
    expect(await listed("tab=scheduled&sort=at&limit=10&page=2")).toEqual([12, ["11", "12"]]);
    expect((await club.get("/api/coach/notices?limit=7")).statusCode).toBe(400);
    expect((await club.get(`/api/coach/notices?q=${"a".repeat(101)}`)).statusCode).toBe(400);
  });
});

describe("CO-3 送信と取り消し", () => {
  test("60秒のあいだは出ず、過ぎてから出る", async () => {
    const { notice_id, state, leaves_at } = await club.send(sendable());
    expect([state, leaves_at]).toEqual(["held", inMs(minuteMs).toISOString()]);
    club.moveTo(minuteMs - 1);
    await club.dispatch();
    const before = [(await club.notice(notice_id)).state, await counts()];
    club.moveTo(minuteMs);
    await club.dispatch();
    expect(before).toEqual(["held", { recipients: 0, mails: 0, links: 0 }]);
    expect(await club.notice(notice_id)).toMatchObject({
      state: "sent",
      leaves_at: inMs(minuteMs).toISOString(),
      recipients: [{ member_id: member, family_mail: "waiting", player_mail: "none", answer: null }],
      versions: [{ number: 0, title: "土曜の練習", author: "大野 直人 監督" }],
      events: [{ kind: "sent", count: 1 }],
    });
    expect(await counts()).toEqual({ recipients: 1, mails: 1, links: 1 });
  });

  test("取り消すと下書きにもどり、時刻を過ぎても出ない", async () => {
    const { notice_id, version } = await club.send(sendable());
    const cancelled = await club.post("/cancel", { notice_id, version });
    expect(cancelled.json()).toMatchObject({ state: "draft", leaves_at: null, version: 2 });
    club.moveTo(hourMs);
    await club.dispatch();
    expect([(await club.notice(notice_id)).state, await counts()]).toEqual([
      "draft",
      { recipients: 0, mails: 0, links: 0 },
    ]);
  });

  test("予約を取り消すと、その時刻を過ぎても、次の日になっても出ない", async () => {
    const { notice_id, version, state } = await club.send(sendable({ send_at: inMs(3 * hourMs) }));
    expect(state).toBe("scheduled");
    club.moveTo(3 * hourMs - 1);
    expect((await club.post("/cancel", { notice_id, version })).json()).toMatchObject({ state: "draft", version: 2 });
    for (const ms of [3 * hourMs, 3 * hourMs + minuteMs, 27 * hourMs]) {
      club.moveTo(ms);
      await club.dispatch();
    }
    expect([(await club.notice(notice_id)).state, await counts()]).toEqual([
      "draft",
      { recipients: 0, mails: 0, links: 0 },
    ]);
    expect((await club.db.query("select from outbox")).rowCount).toBe(0);
  });

  test("出たあとの取り消しは断る", async () => {
    const { notice_id, version } = await club.send(sendable());
    club.moveTo(minuteMs);
    await club.dispatch();
    expect((await club.post("/cancel", { notice_id, version })).statusCode).toBe(409);
  });

  test("閉じたクラブのものは出ず、開けば出る", async () => {
    await club.send(sendable());
    await club.db.query("update teams set closed_at = now() where team_id = $1", [club.teamId()]);
    club.moveTo(hourMs);
    await club.dispatch();
    const closed = await counts();
    await club.db.query("update teams set closed_at = null where team_id = $1", [club.teamId()]);
    await club.dispatch();
    expect([closed, await counts()]).toEqual([
      { recipients: 0, mails: 0, links: 0 },
      { recipients: 1, mails: 1, links: 1 },
    ]);
  });

  test("予約した時刻より早くは出ない", async () => {
    const send_at = inMs(2 * hourMs).toISOString();
    const { notice_id, state } = await club.send(sendable({ send_at }));
    club.moveTo(2 * hourMs - 1);
    await club.dispatch();
    const early = (await club.notice(notice_id)).state;
    club.moveTo(2 * hourMs);
    await club.dispatch();
    expect([state, early, (await club.notice(notice_id)).state]).toEqual(["scheduled", "scheduled", "sent"]);
  });

  test("10秒後の予約でも、60秒は取り消せる", async () => {
    const { leaves_at } = await club.send(sendable({ send_at: inMs(10 * secondMs).toISOString() }));
    expect(leaves_at).toBe(inMs(minuteMs).toISOString());
  });

  test("送信をもう一度押しても、待っているものは変わらない", async () => {
    const { notice_id, version } = await club.send(sendable());
    expect((await club.post("/send", sendable({ notice_id, version, title: "別" }))).statusCode).toBe(409);
    expect((await club.notice(notice_id)).title).toBe("土曜の練習");
  });

  test("出るときに在籍している選手にだけ届く", async () => {
    const [left, erased] = [await club.member(), await club.member()];
    const { notice_id } = await club.send(sendable({ member_ids: [member, left, erased] }));
    await club.db.query("update members set state = 'archived' where id = $1", [left]);
    await club.db.query("delete from members where id = $1", [erased]);
    club.moveTo(minuteMs);
    await club.dispatch();
    const { recipients, member_ids } = await club.notice(notice_id);
    expect([recipients.map(({ member_id }) => member_id), member_ids]).toEqual([[member], [member, left]]);
  });
});

describe("CO-4 夜9時から朝7時", () => {
  const night = 10 * hourMs;
  const morning = 19 * hourMs;

  test("ふつうのものは朝7時に、緊急のものは60秒で出る", async () => {
    club.moveTo(night);
    const normal = await club.send(sendable());
    const urgent = await club.send(sendable({ level: "urgent" }));
    expect([normal.state, normal.leaves_at]).toEqual(["scheduled", inMs(morning).toISOString()]);
    expect([urgent.state, urgent.leaves_at]).toEqual(["held", inMs(night + minuteMs).toISOString()]);
    club.moveTo(morning - 1);
    await club.dispatch();
    const before = (await club.get("/api/coach/notices")).json().notices;
    club.moveTo(morning);
    await club.dispatch();
    expect(before.map(({ notice_id }: { notice_id: number }) => notice_id)).toEqual([urgent.notice_id]);
    expect((await club.notice(normal.notice_id)).state).toBe("sent");
  });

  test("夜までサーバーが止まっていても、朝まで待つ", async () => {
    const { notice_id } = await club.send(sendable());
    club.moveTo(night);
    await club.dispatch();
    const atNight = (await club.notice(notice_id)).state;
    club.moveTo(morning);
    await club.dispatch();
    expect([atNight, (await club.notice(notice_id)).state]).toEqual(["held", "sent"]);
  });
});

describe("送れないもの", () => {
  test.each([
    [{ member_ids: [] }, "member_ids", "送信先を選んでください"],
    [{ member_ids: [999_999] }, "member_ids", "送信先に、もういない選手が含まれています。選び直してください"],
    [{ send_at: start.toISOString() }, "send_at", "これからの日時を選んでください"],
    [{ send_at: inMs(181 * 24 * hourMs).toISOString() }, "send_at", "180日先までの日時を選んでください"],
    [{ deadline: start.toISOString() }, "deadline", "これからの日時を選んでください"],
    [{ deadline: inMs(30 * secondMs).toISOString() }, "deadline", "送信より後の日時を選んでください"],
    [{ title: "" }, "title", "件名を入力してください"],
    [{ body: "あ".repeat(1001) }, "body", "本文は1000文字以内で入力してください"],
    [{ title: "あ".repeat(61) }, "title", "件名は60文字以内で入力してください"],
    [{ choices: ["参加", "参加"] }, "choices", "同じ選択肢があります"],
    [{ remind: true }, "remind", "締め切りを決めると、締め切り前に知らせられます"],
    [{ file_ids: [999_999] }, "file_ids", "添付したファイルが見つかりません。添付し直してください"],
  ])("%j は、%s を直すように言う", async (more, field, sentence) => {
    expect(await fieldsOf(more)).toEqual([400, { [field]: sentence }]);
    expect((await club.get("/api/coach/notices?tab=scheduled")).json().counts.scheduled).toBe(0);
  });

  test("998の改行をはさんだ本文は、そのまま届く。改行だけの本文は断る", async () => {
    const body = `は${"\n".repeat(998)}り`;
    const { notice_id } = await club.send(sendable({ body }));
    club.moveTo(minuteMs);
    await club.dispatch();
    expect((await club.notice(notice_id)).body).toBe(body);
    const { rows } = await club.db.query<{ body: string }>("select body from outbox");
    expect(rows.map((mail) => mail.body.includes(body))).toEqual([true]);
    expect((await fieldsOf({ body: "\n".repeat(999) }))[0]).toBe(400);
  });

  test("書いたあとに消された選手がいれば断り、その選手を外して送れば、残りの選手だけに届く", async () => {
    const gone = await club.member({ guardian_email: "gone@home.example" });
    const { notice_id } = (await club.post("/draft", sendable({ member_ids: [member, gone] }))).json();
    await club.db.query("delete from members where id = $1", [gone]);
    const field = { member_ids: "送信先に、もういない選手が含まれています。選び直してください" };
    const both = { notice_id, version: 1, member_ids: [member, gone] };
    expect(await fieldsOf(both)).toEqual([400, field]);
    expect((await club.post("/check", { member_ids: [member, gone] })).json().fields).toEqual(field);
    expect(await counts()).toEqual({ recipients: 0, mails: 0, links: 0 });
    await club.send(sendable({ ...both, member_ids: [member] }));
    club.moveTo(minuteMs);
    await club.dispatch();
    const { rows } = await club.db.query("select recipient from outbox");
    expect(rows).toEqual([{ recipient: "parent@home.example" }]);
  });

  test("1,000文字はちょうど送れる", async () => {
    expect((await club.post("/send", sendable({ body: "あ".repeat(1000) }))).statusCode).toBe(200);
  });

  test("よそのチームの選手、消した選手、退団した選手だけには送れない", async () => {
    const { rows } = await club.db.query(
      "insert into teams (name, sport_type, ball, prefecture, league) values ('港北', 'baseball', 'rubber', 14, '') returning team_id",
    );
    const foreign = (
      await club.db.query(
        `insert into members (team_id, last_name, first_name, grade) values ($1, 'よそ', '太郎', 'j2') returning id`,
        [rows[0].team_id],
      )
    ).rows[0].id;
    const [deleted, archived] = [await club.member(), await club.member({ state: "archived" })];
    await club.db.query("update members set deleted_at = now() where id = $1", [deleted]);
    const gone = { member_ids: "送信先に、もういない選手が含まれています。選び直してください" };
    expect(await fieldsOf({ member_ids: [member, foreign] })).toEqual([400, gone]);
    expect(await fieldsOf({ member_ids: [member, deleted] })).toEqual([400, gone]);
    expect(await fieldsOf({ member_ids: [archived] })).toEqual([
      400,
      { member_ids: "送信先に、いま在籍している選手がいません。選び直してください" },
    ]);
  });
});
