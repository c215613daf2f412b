import type { FamilyPage } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { draft, minuteMs, startNotices } from "./notices.fixture.ts";

const shared = "parent@home.example";

let club: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  club = await startNotices();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

/** Every mail: its address, its greeting and its link. */
async function mails() {
  const { rows } = await club.db.query<{ recipient: string; body: string }>(
    "select recipient, body from outbox order by recipient, id",
  );
  return rows.map(({ recipient, body }) => ({
    recipient,
    greeting: body.split("\n")[0],
    token: /\/f#([\w-]{43})/.exec(body)?.[1] ?? "",
  }));
}

const addressed = async () => (await mails()).map(({ recipient, greeting }) => [recipient, greeting]);
const linkTo = async (recipient: string) => (await mails()).find((mail) => mail.recipient === recipient)?.token ?? "";
const family = (path: string, payload: object) =>
  club.server.app.inject({ method: "POST", url: `/api/family/${path}`, payload });
const page = async (token: string): Promise<FamilyPage> => (await family("page", { token })).json<FamilyPage>();
const idsOn = async (token: string) => (await page(token)).children.map(({ member_id }) => member_id);
const statesOf = async (notice_id: number) =>
  new Map((await club.notice(notice_id)).recipients.map((one) => [one.member_id, [one.family_mail, one.player_mail]]));

describe("CO-1 ひとつのアドレスには1通、ページもひとつ", () => {
  test("きょうだいの本人の欄に親のアドレスだけがあれば、2人のご家族あての1通で、返事は選手ごと", async () => {
    const ritsu = await club.member({ first_name: "律", email: "Parent@home.example" });
    const hana = await club.member({ first_name: "花", email: shared });
    expect((await club.post("/check", { member_ids: [ritsu, hana] })).json()).toMatchObject({
      players: 2,
      emails: 1,
      without_email: [],
    });
    const notice_id = await club.sent([ritsu, hana]);
    expect(await addressed()).toEqual([[shared, "律さん・花さんのご家族へ"]]);
    expect(await statesOf(notice_id)).toEqual(
      new Map([
        [ritsu, ["none", "waiting"]],
        [hana, ["none", "waiting"]],
      ]),
    );

    const token = await linkTo(shared);
    const opened = await page(token);
    expect([opened.reader, opened.notices.length, await idsOn(token)]).toEqual(["family", 1, [ritsu, hana]]);
    await family("answer", { token, notice_id, member_id: hana, answer: "不参加" });
    const rows = (await club.notice(notice_id)).recipients;
    expect(rows.map((one) => [one.member_id, one.answer, one.family_read_version, one.player_read_version])).toEqual([
      [ritsu, null, 0, null],
      [hana, "不参加", 0, null],
    ]);
  });

  test("保護者のアドレスが、ほかの保護者をもつ選手の本人の欄にもあれば、そこへは2人の1通だけ", async () => {
    const ritsu = await club.member({ first_name: "律", guardian_email: shared });
    const hana = await club.member({ first_name: "花", guardian_email: "other@home.example", email: shared });
    const notice_id = await club.sent([ritsu, hana]);
    expect(await addressed()).toEqual([
      ["other@home.example", "花さんのご家族へ"],
      [shared, "律さん・花さんのご家族へ"],
    ]);
    expect(await statesOf(notice_id)).toEqual(
      new Map([
        [ritsu, ["waiting", "none"]],
        [hana, ["waiting", "none"]],
      ]),
    );
    expect(await idsOn(await linkTo(shared))).toEqual([ritsu, hana]);
    expect(await idsOn(await linkTo("other@home.example"))).toEqual([hana]);
  });

  test("保護者のほかにもう一人の親のアドレスを2人の本人の欄に入れても、そこへは1通。ほかのきょうだいは見せない", async () => {
    const home = { guardian_email: "guardian@home.example" };
    const ritsu = await club.member({ ...home, first_name: "律", email: shared });
    const hana = await club.member({ ...home, first_name: "花", email: shared });
    const aoi = await club.member({ ...home, first_name: "葵" });
    await club.sent([ritsu, hana, aoi]);
    expect(await addressed()).toEqual([
      ["guardian@home.example", "律さん・花さん・葵さんのご家族へ"],
      [shared, "律さん・花さんのご家族へ"],
    ]);
    expect(await idsOn(await linkTo(shared))).toEqual([ritsu, hana]);
    expect(await idsOn(await linkTo("guardian@home.example"))).toEqual([ritsu, hana, aoi]);
  });

  test("1人だけに送っても、もう1人の名前は書かない。本人の欄から消した選手は、そのリンクで見えなくなる", async () => {
    const ritsu = await club.member({ first_name: "律", email: shared });
    const hana = await club.member({ first_name: "花", email: shared });
    await club.sent([hana]);
    expect(await addressed()).toEqual([[shared, "花さんのご家族へ"]]);
    const token = await linkTo(shared);
    expect(await idsOn(token)).toEqual([ritsu, hana]);
    await club.db.query("update members set email = 'hana@home.example' where id = $1", [hana]);
    expect(await page(token)).toMatchObject({ reader: "player", notices: [], children: [{ member_id: ritsu }] });
    await club.db.query("update members set email = null where id = $1", [ritsu]);
    expect((await page(token)).state).toBe("revoked");
  });
});

test("CO-1 復元であきらめたメールは、理由がなくても、どのアドレスかを言う", async () => {
  const notice_id = await club.sent([await club.member({ guardian_email: "guardian@home.example" })]);
  await club.db.query("update notice_mails set state = 'failed', ended_at = now()");
  expect((await club.notice(notice_id)).recipients).toMatchObject([
    { family_mail: "failed", mail_failure: null, failed_email: "guardian@home.example" },
  ]);
});

describe("CO-1 送っていないメール", () => {
  const told = async (notice_id: number) =>
    (await club.notice(notice_id)).recipients.map((one) => [
      one.member_id,
      one.family_mail,
      one.family_has_email,
      one.player_mail,
      one.player_has_email,
    ]);
  const unreached = async () => (await club.get("/api/coach/notices")).json().notices[0].unreached;

  test("メールを送らないサーバーの行列は、届け先のある家族とない家族を分け、届かないと数えるのはない家族だけ", async () => {
    const home = { guardian_email: "guardian@home.example" };
    const both = await club.member({ ...home, email: "ritsu@home.example" });
    const same = await club.member({ ...home, email: "Guardian@home.example" });
    const nobody = await club.member();
    const { notice_id } = await club.send(draft({ member_ids: [both, same, nobody] }));
    club.moveTo(minuteMs);
    await club.dispatch({ mail: null });
    expect(await told(notice_id)).toEqual([
      [both, "none", true, "none", true],
      [same, "none", true, "none", false],
      [nobody, "none", false, "none", false],
    ]);
    expect(await unreached()).toBe(1);
  });

  test("送ったあとで入れた届け先は、送っていないとわかり、もう一度送ると届く。止めた届け先と失敗は、届かない", async () => {
    const late = await club.member();
    const stopped = await club.member({ guardian_email: "stop@home.example" });
    const wrong = await club.member({ guardian_email: "wrong@home.example" });
    await club.db.query("insert into mail_stops values ($1, 'stop@home.example', now())", [club.teamId()]);
    const notice_id = await club.sent([late, stopped, wrong]);
    await club.db.query("update notice_mails set state = 'failed', failure = 'refused', ended_at = now()");
    expect(await unreached()).toBe(3);
    await club.db.query("update members set guardian_email = 'late@home.example' where id = $1", [late]);
    expect([(await told(notice_id))[0], await unreached()]).toEqual([[late, "none", true, "none", false], 2]);
    await club.post("/resend", { notice_id, member_ids: [late] });
    expect((await told(notice_id))[0]).toEqual([late, "waiting", true, "none", false]);
  });
});
