import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember } from "../../testing.ts";
import { type JoinFixture, openJoinFixture, said, start } from "./join.fixtures.ts";

const day = 24 * 60 * 60 * 1000;

let fixture: JoinFixture;
let code: string;
beforeAll(async () => {
  fixture = await openJoinFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  code = await fixture.issue();
});

const rowsOf = async (sql: string) => (await fixture.db.query(sql)).rows;
const appliedNames = async () =>
  (await rowsOf("select last_name from members where state = 'applied' order by id")).map((row) => row.last_name);

test("申し込みの名前の半角カナは、全角で保存する", async () => {
  await fixture.apply(code, { last_name: "ｻﾞｲｾﾞﾝ", first_name: "ﾊﾟｳﾛ" });
  expect(await rowsOf("select last_name, first_name from members")).toEqual([
    { last_name: "ザイゼン", first_name: "パウロ" },
  ]);
});

describe("BE-6: コードを読み取る", () => {
  const team = { name: "青葉台ベースボールクラブ", logo: null };

  test("使えるコードなら、どのチームのものかを見せる", async () => {
    const reply = await fixture.check(code);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { state: "open", code, expires_at: "2026-05-05T03:00:00.000Z", applicant: null, team },
    ]);
  });

  test("小文字で区切りがなくても、同じコードとして読む", async () => {
    expect((await fixture.check(code.toLowerCase().replaceAll("-", ""))).json()).toMatchObject({ state: "open", code });
  });

  test("期限が過ぎたものと、取り消したものは、そう言う", async () => {
    await fixture.issue();
    const revoked = (await fixture.check(code)).json();
    const last = await fixture.issue();
    fixture.setClock(new Date(start.getTime() + 30 * day));
    const expired = (await fixture.check(last)).json();
    await fixture.issue();

    expect(revoked).toMatchObject({ state: "revoked", team });
    expect(expired).toMatchObject({ state: "expired", team });
    expect((await fixture.check(last)).json().state).toBe("expired");
  });

  test("作り話のコードは、コードの表を見ずに404になる", async () => {
    const forged = `0000-0000-${code.endsWith("0000") ? "1111" : "0000"}`;
    await fixture.db.query("alter table join_codes rename to out_of_reach");
    const refused = [await fixture.check(forged), await fixture.apply(forged), await fixture.check("nobody")];
    const looked = await fixture.check(code);
    await fixture.db.query("alter table out_of_reach rename to join_codes");

    expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual(Array(3).fill([404, "not_found"]));
    expect(refused[0]?.json().error).toBe("このチームコードは見つかりませんでした。入力したコードを確認してください。");
    expect(looked.statusCode).toBe(500);
  });

  test("S7: 同じ場所からの間違いが31回になると、待ってもらう。正しいコードは数えない", async () => {
    for (let tries = 0; tries < 30; tries += 1) expect((await fixture.check("nobody")).statusCode).toBe(404);
    const refused = await fixture.check("nobody");

    expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json().error).toMatch(/^コードの間違いが続いたため、あと\d+分お待ちください。/);
    expect((await fixture.check(code)).statusCode).toBe(200);
    expect((await fixture.check("nobody", "192.0.2.2")).statusCode).toBe(404);
  });
});

describe("BE-6: 参加を申請する", () => {
  test("P3: 申請中のメンバー、受付番号、同意の版・日時・人が残り、記録は1行", async () => {
    const reply = await fixture.apply(code, { last_name: " 千代田 " });

    expect([reply.statusCode, reply.json()]).toEqual([201, { receipt: "J-20260405-001" }]);
    const [member] = await rowsOf("select * from members");
    expect(member).toMatchObject({
      team_id: fixture.teamId,
      last_name: "千代田",
      first_name_kana: "あさひ",
      grade: "e4",
      gender: "F",
      guardian_email: "hogosha@chiyoda.example",
      email: null,
      state: "applied",
      created_by: null,
    });
    const of = { team_id: fixture.teamId, member_id: member.id };
    expect(await rowsOf("select * from applications")).toEqual([
      { ...of, receipt: "J-20260405-001", applicant: "guardian", applied_at: start },
    ]);
    expect(await rowsOf("select * from consents")).toEqual([
      { ...of, given_at: start, given_by: "guardian", text_version: "2026-12" },
    ]);
    expect(await rowsOf("select user_id, action, member_ids, details from audit_log where action like 'app%'")).toEqual(
      [{ user_id: null, action: "application_received", member_ids: [member.id], details: [] }],
    );
  });

  test.each([
    ["guardian", "player", "このQRコードでは、保護者だけが申し込めます"],
    ["player", "guardian", "このQRコードでは、選手本人だけが申し込めます"],
  ] as const)("%s のコードは、そうと伝え、その人だけを受け付ける", async (applicant, other, sentence) => {
    const own = await fixture.issue("manager", { applicant });
    const refused = await fixture.apply(own, { applicant: other });
    const taken = await fixture.apply(own, { applicant, last_name: "一" });

    expect((await fixture.check(own)).json()).toMatchObject({ state: "open", applicant });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid", fields: { applicant: sentence } }),
    ]);
    expect([taken.statusCode, await appliedNames()]).toEqual([201, ["一"]]);
  });

  test("受付番号は、チームと日本の日付ごとに数える", async () => {
    const others = await fixture.issue("stranger");
    const receipt = async (of: string, last_name: string) => (await fixture.apply(of, { last_name })).json().receipt;
    fixture.setClock(new Date("2026-04-05T14:59:59Z"));
    const evening = [await receipt(code, "一"), await receipt(code, "二"), await receipt(others, "三")];
    fixture.setClock(new Date("2026-04-05T15:00:00Z"));

    expect(evening).toEqual(["J-20260405-001", "J-20260405-002", "J-20260405-001"]);
    expect(await receipt(code, "四")).toBe("J-20260406-001");
  });

  test("消えた申請の受付番号は、もう使わない", async () => {
    await fixture.apply(code);
    await fixture.db.query("delete from members");
    expect((await fixture.apply(code)).json()).toEqual({ receipt: "J-20260405-002" });
  });

  test("R5: 同じ申請は、書き方が違っても、同時に送られても、1件で、同じ受付番号", async () => {
    const again = { last_name: "千代田　", guardian_email: "Hogosha@Chiyoda.example", applicant: "player" };
    const replies = await Promise.all([fixture.apply(code), fixture.apply(code, again), fixture.apply(code)]);

    expect(replies.map((reply) => reply.json())).toEqual(Array(3).fill({ receipt: "J-20260405-001" }));
    expect(await appliedNames()).toEqual(["千代田"]);
    expect(await rowsOf("select 1 from consents")).toHaveLength(1);
  });

  test.each([
    ["下の名前", { first_name: "ゆうひ" }],
    ["学年", { grade: "e2" }],
    ["メールアドレス", { guardian_email: "sofu@chiyoda.example" }],
  ])("%s が違えば、別の申請になる", async (_, other) => {
    const replies = await Promise.all([fixture.apply(code), fixture.apply(code, other)]);
    expect(replies.map((reply) => reply.json().receipt).sort()).toEqual(["J-20260405-001", "J-20260405-002"]);
  });

  test("P2: すでにいる選手と同じ内容でも、返事は変わらない", async () => {
    const { applicant: _, consent: __, ...known } = said;
    await addMember(fixture.db, fixture.teamId, known);
    const reply = await fixture.apply(code);
    expect([reply.statusCode, reply.json()]).toEqual([201, { receipt: "J-20260405-001" }]);
  });

  test.each([
    [
      "期限切れ",
      "expired",
      "このチームコードは期限が切れています。チームの指導者に、新しいQRコードをもらってください。",
    ],
    [
      "取り消し",
      "revoked",
      "このチームコードは取り消されています。チームの指導者に、新しいQRコードをもらってください。",
    ],
  ])("%s のコードでは409で、何も残さない", async (_, how, sentence) => {
    if (how === "expired") fixture.setClock(new Date(start.getTime() + 30 * day));
    else await fixture.issue();
    const reply = await fixture.apply(code);

    expect([reply.statusCode, reply.json()]).toEqual([409, { code: "conflict", error: sentence }]);
    expect(await appliedNames()).toEqual([]);
  });

  test("VA-5: 足りないものと誤りは、項目ごとに日本語で言い、何も残さない", async () => {
    const reply = await fixture.apply(code, {
      last_name: "あ".repeat(51),
      first_name: " ",
      last_name_kana: "チヨダ",
      grade: "e7",
      guardian_email: "x",
      consent: false,
    });

    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      {
        last_name: "姓は50文字以内で入力してください",
        first_name: "名を入力してください",
        last_name_kana: "ひらがなで入力してください",
        grade: "学年を選んでください",
        guardian_email: "メールアドレスの形を確認してください",
        consent: "保護者の同意が必要です",
      },
    ]);
    expect(await appliedNames()).toEqual([]);
  });

  test("T4: 申請中のほかの状態や、ほかのチームは選べない", async () => {
    await fixture.apply(code, { state: "active", team_id: fixture.otherTeamId, id: 1, nextshot_usage: "in_use" });
    expect(await rowsOf("select team_id, state, nextshot_usage from members")).toEqual([
      { team_id: fixture.teamId, state: "applied", nextshot_usage: "not_use" },
    ]);
  });

  test("確認を待つ申請が200件になると、201件めは409", async () => {
    await fixture.db.query(
      `with m as (
         insert into members (team_id, last_name, first_name, grade, guardian_email, state)
         select $1, 'n' || i, 'x', 'e1', 'x@test.example', 'applied' from generate_series(1, 199) i returning team_id, id)
       insert into applications select team_id, id, 'J-' || id, 'guardian', now() from m`,
      [fixture.teamId],
    );
    const [last, over] = [await fixture.apply(code), await fixture.apply(code, { first_name: "ゆうひ" })];

    expect([last.statusCode, over.statusCode, over.json().code]).toEqual([201, 409, "conflict"]);
    expect(over.json().error).toContain("確認を待っている申請が多いため");
    expect((await fixture.apply(code)).json()).toEqual(last.json());
  });

  test("S7: 1つの場所からも、1つのコードへも、1時間に100回まで", async () => {
    const place = "203.0.113.9";
    for (let tries = 0; tries < 100; tries += 1) expect((await fixture.apply(code, {}, place)).statusCode).toBe(201);
    const samePlace = await fixture.apply(await fixture.issue("stranger"), {}, place);
    const sameCode = await fixture.apply(code);

    expect([samePlace.statusCode, sameCode.statusCode]).toEqual([429, 429]);
    expect(sameCode.json().error).toMatch(/^参加の申請が続いたため、あと(?:\d+分|約1時間)お待ちください。/);
    expect((await fixture.apply(await fixture.issue())).statusCode).toBe(201);
  });
});
