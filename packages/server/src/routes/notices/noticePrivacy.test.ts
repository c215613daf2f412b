import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../../retention/retention.ts";
import { listReaches } from "../../store/notices/reminders.ts";
import { dumpDatabase } from "../../testing.ts";
import { draft, hourMs, minuteMs, startNotices } from "./notices.fixture.ts";

let club: Awaited<ReturnType<typeof startNotices>>;
let member: number;
let sibling: number;
beforeAll(async () => {
  club = await startNotices();
});
afterAll(() => club.stop());
beforeEach(async () => {
  await club.begin();
  const home = { guardian_email: "Parent@home.example" };
  member = await club.member({ ...home, first_name: "千代田", email: "own@home.example" });
  sibling = await club.member({ ...home, first_name: "花" });
});

const dayMs = 24 * hourMs;

/** Told, reminded and answered, with mails that wait. */
async function told(deadline: string | null = null) {
  const { notice_id } = await club.send(draft({ member_ids: [member, sibling], deadline }));
  club.moveTo(minuteMs);
  await club.dispatch();
  await club.db.query(
    `update notice_recipients set answer = '不参加', comment = '祖父の家に行きます', answered_at = $2 where member_id = $1`,
    [member, club.now()],
  );
  return notice_id;
}

describe("P3", () => {
  test("1人の書き出しに、知らされたこと、答えたこと、メール、リンクが入り、家族のページは開けない", async () => {
    await told();
    const reply = await club.get(`/api/coach/memberlist/member/${member}/export`);
    expect(reply.json()).toMatchObject({
      notice_recipients: [
        { title: "土曜の練習", body: "13時に始めます", answer: "不参加", comment: "祖父の家に行きます" },
      ],
      notice_mails: [
        { kind: "notice", recipient: "parent@home.example", state: "waiting" },
        { kind: "notice", recipient: "own@home.example", state: "waiting" },
      ],
      family_links: [{ recipient: "parent@home.example" }, { recipient: "own@home.example" }],
    });
    expect(reply.body).not.toContain("token");
    const siblings = (await club.get(`/api/coach/memberlist/member/${sibling}/export`)).json();
    expect(siblings.family_links).toMatchObject([{ recipient: "parent@home.example" }]);
  });

  test("チームの書き出しにも、家族のページを開くものはない", async () => {
    await told();
    const reply = await club.get("/api/coach/team/export");
    expect(reply.statusCode).toBe(200);
    expect(reply.json().notices).toHaveLength(1);
    expect(reply.body).not.toContain("/f#");
  });

  test("消去すると、待っているメール、答え、リンク、送信先から消え、きょうだいのものは残る", async () => {
    const first = await told();
    await club.server.app.inject({
      method: "POST",
      url: "/api/coach/notices/correct",
      payload: { notice_id: first, version: 1, title: "訂正", body: "14時" },
      headers: { ...club.manager(), "idempotency-key": "kept-for-a-day" },
    });
    const { notice_id } = await club.send(draft({ member_ids: [member, sibling] }));
    await club.server.app.inject({
      method: "DELETE",
      url: `/api/coach/memberlist/member/${member}/personal_data`,
      headers: club.manager(),
    });
    const dump = await dumpDatabase(club.db);
    expect(["千代田", "own@home.example", "祖父の家"].filter((trace) => dump.includes(trace))).toEqual([]);
    expect((await club.notice(notice_id)).member_ids).toEqual([sibling]);
    const { rows } = await club.db.query("select member_id from notice_recipients");
    expect(rows).toEqual([{ member_id: sibling }]);
  });

  test("CO-1 きょうだいの1人を消去すると、待っていたメールは送信できていないとわかり、残る子の家族にもう一度送れる", async () => {
    const notice_id = await told();
    const stateOf = async () =>
      (await club.notice(notice_id)).recipients.map((one) => [one.member_id, one.family_mail]);
    await club.server.app.inject({
      method: "DELETE",
      url: `/api/coach/memberlist/member/${member}/personal_data`,
      headers: club.manager(),
    });
    expect(await stateOf()).toEqual([[sibling, "failed"]]);
    expect((await club.db.query("select from outbox")).rowCount).toBe(0);
    const reaches = await listReaches(club.db, club.teamId());
    expect(reaches.get(sibling)?.reach).toBe("mail");

    await club.post("/resend", { notice_id, member_ids: [sibling] });
    const { rows: mails } = await club.db.query("select recipient, body from outbox");
    expect(mails).toEqual([{ recipient: "parent@home.example", body: expect.stringMatching(/^花さんのご家族へ\n/) }]);
    expect(await stateOf()).toEqual([[sibling, "waiting"]]);
  });
});

describe("P4", () => {
  const erase = (ms: number) => {
    club.moveTo(ms);
    return deleteExpired({ db: club.db, now: club.now, log: club.server.app.log });
  };
  const left = async () => {
    const { rows } = await club.db.query(
      "select (select count(*) from notices) as notices, (select count(*) from notice_recipients) as answers",
    );
    return rows[0];
  };

  test("お知らせと答えは、送ってから1年で消える", async () => {
    await told();
    await erase(minuteMs + 365 * dayMs);
    const before = await left();
    await erase(minuteMs + 365 * dayMs + 1);
    expect([before, await left()]).toEqual([
      { notices: 1, answers: 2 },
      { notices: 0, answers: 0 },
    ]);
  });

  test("締め切りがあれば、締め切りから1年", async () => {
    await told(new Date(club.now().getTime() + 10 * dayMs).toISOString());
    await erase(375 * dayMs);
    const before = await left();
    await erase(375 * dayMs + 1);
    expect([before, (await left()).notices]).toEqual([{ notices: 1, answers: 2 }, 0]);
  });

  test("下書きは消えない", async () => {
    await club.post("/draft", draft());
    await erase(1000 * dayMs);
    expect((await left()).notices).toBe(1);
  });

  test("終わったリンクは、90日で消える", async () => {
    await told();
    const links = async () => (await club.db.query("select from family_links")).rowCount;
    const { rows } = await club.db.query<{ expires_at: Date }>("select expires_at from family_links limit 1");
    const end = (rows[0]?.expires_at.getTime() ?? 0) - club.now().getTime() + minuteMs;
    await erase(end + 90 * dayMs);
    const before = await links();
    await erase(end + 90 * dayMs + 1);
    expect([before, await links()]).toEqual([2, 0]);
  });
});

test("P5: 送信、取り消し、訂正は記録に残り、文は残らない", async () => {
  const first = await club.send(draft({ member_ids: [member] }));
  await club.post("/cancel", { notice_id: first.notice_id, version: first.version });
  const notice_id = await told();
  await club.post("/correct", { notice_id, version: 1, title: "訂正", body: "14時" });
  const { rows } = await club.db.query("select action, member_ids, details from audit_log order by id");
  expect(rows).toEqual([
    { action: "notice_sent", member_ids: [member], details: [] },
    { action: "notice_cancelled", member_ids: [member], details: [] },
    { action: "notice_sent", member_ids: [member, sibling], details: [] },
    { action: "notice_corrected", member_ids: [member, sibling], details: [] },
  ]);
});

test("D-7: 返事が失われて同じ送信をもう一度しても、1件だけ", async () => {
  const payload = draft({ member_ids: [member] });
  const press = () =>
    club.server.app.inject({
      method: "POST",
      url: "/api/coach/notices/send",
      payload,
      headers: { ...club.manager(), "idempotency-key": "one-press" },
    });
  const [one, two] = [await press(), await press()];
  expect([two.statusCode, two.json().notice_id]).toEqual([200, one.json().notice_id]);
  expect((await club.get("/api/coach/notices?tab=scheduled")).json().counts.scheduled).toBe(1);
});
