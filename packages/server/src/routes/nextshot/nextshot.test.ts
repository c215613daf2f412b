import { contract, memberDetailSchema } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, countWaitingForLock, removeTeams, startTestServer } from "../../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");
const id = "NX-204-8813";

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: Record<"manager" | "coach", { authorization: string }>;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const signedIn = async (coach_type: string) => {
    const user = await addUser(server.db, teamId, { coach_type });
    return { authorization: `Token ${await createSession(server.db, user.id, false, now)}` };
  };
  headers = { manager: await signedIn("manager"), coach: await signedIn("coach") };
});

type Links = Parameters<typeof addMember>[2];
const member = async (links: Links) => (await addMember(server.db, teamId, links)).id;
const post = (path: string, payload?: object, as: keyof typeof headers = "coach") =>
  server.app.inject({ method: "POST", url: `/api/coach/${path}`, headers: headers[as], ...(payload && { payload }) });
const setTraining = (member_id: number, status: string) =>
  post(`memberlist/update_nextrainer_status?member_id=${member_id}&status=${status}`);
const linksOf = async (memberId: number) => {
  const { rows } = await server.db.query(
    "select nextshot_usage, nextshot_id, nextrainer_usage from members where id = $1",
    [memberId],
  );
  return rows[0];
};
const reread = "できません。画面を読み込み直して、いまの状態を確認してください。";

describe("EN-8a: アナライザー", () => {
  test.each([
    { call: "invite", from: "not_use", nextshot_id: null, to: "wait_acceptance" },
    { call: "invite", from: "unlink_user", nextshot_id: id, to: "wait_acceptance" },
    { call: "cancel_invite", from: "wait_acceptance", nextshot_id: null, to: "not_use" },
    { call: "unlinkuser", from: "in_use", nextshot_id: id, to: "unlink_user" },
  ])("$call: $from → $to。返事は変わった後のメンバー", async ({ call, from, nextshot_id, to }) => {
    const member_id = await member({ nextshot_usage: from, nextshot_id });
    const reply = await post(`nextshot/${call}`, { member_id });

    expect(reply.statusCode).toBe(200);
    expect(memberDetailSchema.parse(reply.json())).toMatchObject({
      id: member_id,
      nextshot_usage: to,
      nextshot_id: null,
    });
    expect(await linksOf(member_id)).toEqual({ nextshot_usage: to, nextshot_id: null, nextrainer_usage: "not_use" });
  });

  test.each([
    { call: "invite", from: "wait_acceptance", nextshot_id: null, reason: "アナライザーが「招待中」のため、招待" },
    { call: "invite", from: "in_use", nextshot_id: id, reason: "アナライザーが「利用中」のため、招待" },
    { call: "invite", from: "not_use", nextshot_id: id, reason: "アナライザーが「利用停止」のため、招待" },
    {
      call: "cancel_invite",
      from: "not_use",
      nextshot_id: null,
      reason: "アナライザーが「招待待ち」のため、招待の取り消しは",
    },
    { call: "unlinkuser", from: "unlink_user", nextshot_id: null, reason: "アナライザーが未連携のため、連携の解除は" },
  ])("EN-8: $from への $call は、理由を言って409で、何も変わらない", async ({ call, from, nextshot_id, reason }) => {
    const member_id = await member({ nextshot_usage: from, nextshot_id });
    const before = await linksOf(member_id);
    const reply = await post(`nextshot/${call}`, { member_id });
    expect([reply.statusCode, reply.json()]).toEqual([409, { code: "conflict", error: reason + reread }]);
    expect(await linksOf(member_id)).toEqual(before);
  });

  test("ふたりが同時に招待しても、通るのはひとりだけ", async () => {
    const member_id = await member({ nextshot_usage: "not_use" });
    const holder = await hold(member_id);
    const both = [post("nextshot/invite", { member_id }, "manager"), post("nextshot/invite", { member_id }, "coach")];
    await expect.poll(() => countWaitingForLock(server.db)).toBe(2);
    await holder.letGo();
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("取り消すより先に選手が登録していたら、取り消さない", async () => {
    const member_id = await member({ nextshot_usage: "wait_acceptance" });
    const holder = await hold(member_id);
    const cancelling = post("nextshot/cancel_invite", { member_id });
    await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
    await holder.letGo(`nextshot_usage = 'in_use', nextshot_id = '${id}'`);

    expect((await cancelling).json().error).toBe(`アナライザーが「利用中」のため、招待の取り消しは${reread}`);
    expect(await linksOf(member_id)).toMatchObject({ nextshot_usage: "in_use", nextshot_id: id });
  });

  test("変わると、メンバーの一覧も新しくなる", async () => {
    const member_id = await member({ nextshot_usage: "not_use" });
    const list = () => server.app.inject({ url: "/api/coach/memberlist/members", headers: headers.coach });
    const before = (await list()).json().members;
    await post("nextshot/invite", { member_id });
    expect([before[0].nextshot_usage, (await list()).json().members[0].nextshot_usage]).toEqual([
      "not_use",
      "wait_acceptance",
    ]);
  });

  test("P4: 削除した選手は404", async () => {
    const member_id = await member({});
    await server.db.query("update members set deleted_at = $1", [now]);
    expect((await post("nextshot/invite", { member_id })).statusCode).toBe(404);
  });

  test.each([
    { state: "applied", error: "参加申請中のため、招待できません。先に参加の申請を確認してください。" },
    {
      state: "archived",
      error: "卒業・退団したメンバーのため、招待できません。在籍に戻してから、もう一度お試しください。",
    },
  ])("EN-8: $state の選手への招待は、理由を言って409", async ({ state, error }) => {
    const member_id = await member({ state });
    const reply = await post("nextshot/invite", { member_id });
    expect([reply.statusCode, reply.json().error]).toEqual([409, error]);
    expect(await linksOf(member_id)).toMatchObject({ nextshot_usage: "not_use" });
  });

  test("卒業・退団した選手の連携は、解除できる", async () => {
    const member_id = await member({ state: "archived", nextshot_usage: "in_use", nextshot_id: id });
    expect((await post("nextshot/unlinkuser", { member_id })).json().nextshot_usage).toBe("unlink_user");
  });

  test("P5: 通った操作だけが、その名前で1行残る", async () => {
    const member_id = await member({
      nextshot_usage: "not_use",
      nextrainer_usage: "in_use",
      nextrainer_purchased: true,
    });
    await post("nextshot/invite", { member_id });
    await post("nextshot/invite", { member_id });
    await setTraining(member_id, "not_use");
    const { rows } = await server.db.query("select action, member_ids, details from audit_log order by id");
    expect(rows).toEqual([
      { action: "member_link_changed", member_ids: [member_id], details: ["invite"] },
      { action: "member_link_changed", member_ids: [member_id], details: ["stop"] },
    ]);
  });
});

describe("EN-8a: トレーニング", () => {
  test("承認すると利用中になる。二度めは理由を言って409", async () => {
    const member_id = await member({ nextrainer_usage: "wait_acceptance" });
    const accept = () => post("memberlist/accept_training_request", { member_id });
    const [first, second] = [await accept(), await accept()];
    expect([first.statusCode, first.json().nextrainer_usage]).toEqual([200, "in_use"]);
    expect([second.statusCode, second.json().error]).toEqual([409, `トレーニングが「利用中」のため、承認${reread}`]);
  });

  test("購入していれば、止めて、再開できる", async () => {
    const member_id = await member({ nextrainer_usage: "in_use", nextrainer_purchased: true });
    const [stopped, resumed] = [await setTraining(member_id, "not_use"), await setTraining(member_id, "in_use")];
    expect([stopped.json().nextrainer_usage, resumed.json().nextrainer_usage]).toEqual(["not_use", "in_use"]);
  });

  test.each([
    { from: "not_use", purchased: false, status: "in_use", reason: "トレーニングが「購入待ち」のため、利用の再開は" },
    {
      from: "wait_acceptance",
      purchased: true,
      status: "in_use",
      reason: "トレーニングが「承認待ち」のため、利用の再開は",
    },
    { from: "not_use", purchased: true, status: "not_use", reason: "トレーニングが「利用停止」のため、利用の停止は" },
    { from: "in_use", purchased: true, status: "unlink_user", reason: "トレーニングが「利用中」のため、この変更は" },
  ])("$from（購入 $purchased）を $status にするのは409", async ({ from, purchased, status, reason }) => {
    const member_id = await member({ nextrainer_usage: from, nextrainer_purchased: purchased });
    const reply = await setTraining(member_id, status);
    expect([reply.statusCode, reply.json().error]).toEqual([409, reason + reread]);
    expect(await linksOf(member_id)).toMatchObject({ nextrainer_usage: from });
  });

  test.each([
    ["memberlist/update_nextrainer_status?member_id=x&status=in_use", "member_id"],
    ["memberlist/update_nextrainer_status?member_id=1&status=gone", "status"],
  ])("%s は、%s を名指しして400", async (path, field) => {
    const reply = await post(path);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });
});

const analyzerEndpoints = Object.values(contract).filter((endpoint) => "analyzer" in endpoint && endpoint.analyzer);

describe("アナライザーのないチーム", () => {
  test("T7: アナライザーの呼び出しは、nextshot の下のすべて", () => {
    const below = Object.values(contract).filter(({ path }) => path.startsWith("/api/coach/nextshot/"));
    expect(below.length).toBeGreaterThan(3);
    expect(analyzerEndpoints).toEqual(below);
  });

  test.each(analyzerEndpoints)("T7: $path は、監督でも403で、何も変わらない", async ({ method, path }) => {
    const member_id = await member({ nextshot_usage: "wait_acceptance" });
    await server.db.query("update teams set nextshot_available = false");
    const reply = await server.app.inject({ method, url: path, headers: headers.manager, payload: { member_id } });
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { code: "forbidden", error: "アナライザーを利用しているチームだけの操作です。" },
    ]);
    expect(await linksOf(member_id)).toMatchObject({ nextshot_usage: "wait_acceptance" });
  });

  test("T6: 使っている途中で切られたら、次の呼び出しから403。戻れば使える", async () => {
    const member_id = await member({ nextshot_usage: "not_use" });
    const switchTo = (on: boolean) => server.db.query("update teams set nextshot_available = $1", [on]);
    const statuses = [(await post("nextshot/invite", { member_id })).statusCode];
    await switchTo(false);
    statuses.push((await post("nextshot/cancel_invite", { member_id })).statusCode);
    await switchTo(true);
    statuses.push((await post("nextshot/cancel_invite", { member_id })).statusCode);
    expect(statuses).toEqual([200, 403, 200]);
  });
});

/** Somebody else is writing this member. */
async function hold(memberId: number) {
  const tx = await server.db.connect();
  await tx.query("begin");
  await tx.query("select 1 from members where id = $1 for update", [memberId]);
  return {
    async letGo(change = "state = state") {
      await tx.query(`update members set ${change} where id = $1`, [memberId]);
      await tx.query("commit");
      tx.release();
    },
  };
}
