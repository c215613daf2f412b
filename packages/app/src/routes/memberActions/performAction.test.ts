// @vitest-environment jsdom
import { declineApplication, type Failure, getMember, type Member } from "@kyuseki/domain";
import { createClient } from "@kyuseki/domain/client";
import { addMember, addTeam, addUser, signIn, startTestServer, testPassword } from "@kyuseki/server/testing";
import type { MemberAction, ToastMessage } from "@kyuseki/ui";
import { createIntl } from "react-intl";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { formerMembersQuery, membersQuery } from "../../data/members/useMembers.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { createEventBus } from "../../services/events/eventBus.ts";
import { createQueryClient } from "../../services/queryClient.ts";
import { performAction } from "./performAction.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
let team_id = 0;
const tokens = { manager: "", coach: "" };
beforeAll(async () => {
  server = await startTestServer();
  baseURL = await server.listen();
  team_id = (await addTeam(server.db)).team_id;
  await addUser(server.db, team_id, { email: "manager@example.jp", coach_type: "manager" });
  await addUser(server.db, team_id, { email: "coach@example.jp" });
  tokens.manager = await signIn(server.app, "manager@example.jp", testPassword);
  tokens.coach = await signIn(server.app, "coach@example.jp", testPassword);
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from members"));

const add = (first_name: string, more: Parameters<typeof addMember>[2] = {}) =>
  addMember(server.db, team_id, { last_name: "増田", first_name, ...more });

/** How many changes of links the team's log tells of. */
async function linkChanges() {
  const { rows } = await server.db.query<{ n: number }>(
    "select count(*)::int as n from audit_log where action = 'member_link_changed'",
  );
  return rows[0]?.n ?? 0;
}

/** A tab whose list has arrived. */
async function openList(token: string) {
  const { call } = createClient({ token: () => token, baseURL, adapter: "http" });
  const queries = createQueryClient();
  const bus = createEventBus();
  const toasts: ToastMessage[] = [];
  const failures: Failure[] = [];
  bus.on("toast", (message) => toasts.push(message));
  bus.on("failure", (failure) => failures.push(failure));
  const present = await queries.fetchQuery(membersQuery(call));
  const members = [...present, ...(await queries.fetchQuery(formerMembersQuery(call)))];
  const settled: number[] = [];
  const context = {
    services: { call, queries, bus },
    intl: createIntl({ locale: "ja", defaultLocale: "ja" }),
    isStopped: () => false,
    onSettled: ({ id }: Member) => settled.push(id),
  };
  const named = (...names: string[]) => members.filter(({ first_name }) => names.includes(first_name));
  const namesIn = (list: readonly Member[] | undefined) => list?.map(({ first_name }) => first_name);
  return {
    call,
    toasts,
    failures,
    settled,
    named,
    act: (action: MemberAction, ...names: string[]) => performAction(action, named(...names), context),
    present: () => namesIn(queries.getQueryData(membersQuery(call).queryKey)),
    past: () => namesIn(queries.getQueryData(formerMembersQuery(call).queryKey)),
    statusOf: (name: string) =>
      queries.getQueryData(membersQuery(call).queryKey)?.find(({ first_name }) => first_name === name)?.nextshot_usage,
    queries,
    isOutdated: () => queries.getQueryState(queryKeys.members)?.isInvalidated,
  };
}

describe("EN-8a 一人への操作", () => {
  test("招待すると、一覧がその場で変わり、できたと言う", async () => {
    const { id } = await add("碧");
    const tab = await openList(tokens.coach);
    expect(await tab.act("invite", "碧")).toEqual([id]);
    expect(tab.statusOf("碧")).toBe("wait_acceptance");
    expect(tab.toasts).toEqual([{ tone: "success", text: "増田 碧さんをアナライザーに招待しました" }]);
    expect(await tab.call(getMember, { params: { id } })).toMatchObject({ nextshot_usage: "wait_acceptance" });
  });

  test("ほかの指導者が先に変えていれば、サーバーの言葉を伝えて、一覧を読み直す", async () => {
    const { id } = await add("碧");
    const tab = await openList(tokens.coach);
    await server.db.query("update members set nextshot_usage = 'wait_acceptance' where id = $1", [id]);
    expect(await tab.act("invite", "碧")).toEqual([]);
    expect(tab.failures.map(({ code, message }) => [code, message.slice(0, 21)])).toEqual([
      ["conflict", "アナライザーが「招待中」のため、招待できま"],
    ]);
    expect(tab.toasts).toEqual([]);
    expect(tab.isOutdated()).toBe(true);
  });

  test("利用を停止し、再開する", async () => {
    const { id } = await add("碧", { nextrainer_usage: "in_use", nextrainer_purchased: true });
    const tab = await openList(tokens.coach);
    await tab.act("stop", "碧");
    expect(await tab.call(getMember, { params: { id } })).toMatchObject({ nextrainer_usage: "not_use" });
    await tab.act("resume", "碧");
    expect(await tab.call(getMember, { params: { id } })).toMatchObject({ nextrainer_usage: "in_use" });
    expect(tab.toasts.map(({ text }) => text)).toEqual([
      "増田 碧さんのトレーニングの利用を停止しました",
      "増田 碧さんのトレーニングの利用を再開しました",
    ]);
  });
});

describe("ほかの指導者が先に変えていたとき", () => {
  test("BE-6 申請の数を見せるホームも、詳しい内容も、読み直す", async () => {
    const { id } = await add("碧", { state: "applied" });
    const tab = await openList(tokens.manager);
    const elsewhere = [queryKeys.home, queryKeys.member(id)];
    for (const queryKey of elsewhere) tab.queries.setQueryData(queryKey, {});
    await tab.call(declineApplication, { body: { member_id: id } });

    expect(await tab.act("accept", "碧")).toEqual([]);
    expect(tab.failures.map(({ message }) => message)).toEqual([
      "この申請は、すでに断られています。画面を読み込み直して、ご確認ください。",
    ]);
    expect(elsewhere.map((queryKey) => tab.queries.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
  });
});

describe("まとめての操作", () => {
  test("R5 一人ずつ一度だけ招待し、できなかった人の理由を言う", async () => {
    const { id } = await add("一");
    await add("二");
    await add("三");
    await add("四");
    const tab = await openList(tokens.coach);
    await server.db.query("update members set nextshot_usage = 'wait_acceptance' where id = $1", [id]);
    const before = await linkChanges();
    expect(await tab.act("invite", "一", "二", "三", "四")).toHaveLength(3);
    expect(tab.settled).toHaveLength(4);
    expect(tab.toasts).toHaveLength(1);
    expect(tab.toasts[0]).toMatchObject({ tone: "warn", text: "3人を招待しました／1人はできませんでした" });
    expect(tab.toasts[0]?.detail).toContain("増田 一さん：アナライザーが「招待中」のため");
    expect((await linkChanges()) - before).toBe(3);
  });
});

describe("だれがいるかを見せるほかの画面は、開いたときに読み直す", () => {
  const elsewhere = [queryKeys.deletedMembers, queryKeys.audit, queryKeys.home, queryKeys.evaluations];

  test.each([
    { name: "削除する", action: "delete", more: {} },
    { name: "退団にする", action: "leave", more: {} },
    { name: "参加を承認する", action: "accept", more: { state: "applied" } },
  ] as const)("P4 $name", async ({ action, more }) => {
    await add("碧", more);
    const tab = await openList(tokens.manager);
    const outdated = () => elsewhere.map((queryKey) => tab.queries.getQueryState(queryKey)?.isInvalidated);
    const readAll = () => {
      for (const queryKey of elsewhere) tab.queries.setQueryData(queryKey, {});
    };
    readAll();
    expect(await tab.act(action, "碧")).toHaveLength(1);
    expect(outdated()).toEqual(elsewhere.map(() => true));

    readAll();
    const [done] = tab.toasts;
    done?.undo?.();
    if (done?.undo) await vi.waitFor(() => expect(outdated()).toEqual(elsewhere.map(() => true)));
  });
});

describe("BE-6 参加の承認", () => {
  test("参加を申請した人も、トレーニングの承認待ちの人も、一度に承認する", async () => {
    const applicant = await add("一", { state: "applied" });
    const asker = await add("二", { nextrainer_usage: "wait_acceptance" });
    const tab = await openList(tokens.coach);
    expect(await tab.act("accept", "一", "二")).toHaveLength(2);
    expect(tab.toasts).toMatchObject([
      { tone: "success", text: expect.stringMatching(/^増田 [一二]さんほか1人の参加を承認しました$/) },
    ]);
    expect(tab.failures).toEqual([]);
    expect(await tab.call(getMember, { params: { id: applicant.id } })).toMatchObject({ state: "active" });
    expect(await tab.call(getMember, { params: { id: asker.id } })).toMatchObject({ nextrainer_usage: "in_use" });
  });
});

describe("削除と退団", () => {
  test("削除するとすぐに消え、取り消すと元の場所に戻る", async () => {
    await add("一");
    await add("二");
    await add("三");
    const tab = await openList(tokens.manager);
    const deleting = tab.act("delete", "二", "三");
    await Promise.resolve();
    expect(await deleting).toHaveLength(2);
    expect(tab.present()).toEqual(["一"]);
    const [toast] = tab.toasts;
    expect(toast).toMatchObject({ tone: "success", text: "増田 三さんほか1人をチームから削除しました" });

    toast?.undo?.();
    await expect.poll(() => tab.present()).toEqual(["三", "二", "一"]);
    await expect.poll(() => tab.toasts.map(({ text }) => text)).toContain("増田 三さんほか1人を元に戻しました");
  });

  test("返事を待つ間も、もう一覧にいない。断られると戻る（D-5）", async () => {
    await add("一");
    await add("二");
    const tab = await openList(tokens.coach);
    const deleting = tab.act("delete", "一");
    await expect.poll(() => tab.present(), { interval: 1 }).toEqual(["二"]);
    expect(await deleting).toEqual([]);
    expect(tab.present()).toEqual(["二", "一"]);
    expect(tab.failures.map(({ code }) => code)).toEqual(["forbidden"]);
    expect(tab.toasts).toEqual([]);
  });

  test("退団にすると卒業・退団の一覧へ移り、在籍に戻せる", async () => {
    await add("一");
    await add("二");
    const tab = await openList(tokens.manager);
    await tab.act("leave", "一");
    expect(tab.present()).toEqual(["二"]);
    expect(tab.toasts[0]?.text).toBe("増田 一さんを退団にしました");

    tab.toasts[0]?.undo?.();
    await expect.poll(() => tab.present()).toEqual(["二", "一"]);
    expect(tab.past()).toEqual([]);
  });

  test("在籍に戻して学年が上がった人がいれば、そう言う", async () => {
    const left = { state: "archived", archived_as: "left", grade: "e4" } as const;
    for (const [name, at] of [
      ["一", "2026-03-01"],
      ["二", "2026-05-01"],
    ] as const) {
      const { id } = await add(name, left);
      await server.db.query("update members set created_at = '2025-04-01', archived_at = $2 where id = $1", [id, at]);
    }
    await server.db.query("insert into year_changes (team_id, to_year, done_at) values ($1, 2026, '2026-04-01')", [
      team_id,
    ]);
    const tab = await openList(tokens.manager);
    expect(await tab.act("reinstate", "一", "二")).toHaveLength(2);
    expect(tab.toasts).toEqual([
      {
        tone: "success",
        text: "増田 二さんほか1人を在籍に戻しました",
        detail: "増田 一さんの学年を、卒業・退団のあいだの年度更新に合わせて上げました。",
      },
    ]);
    expect(tab.past()).toEqual([]);
  });

  test("届かなければ、一覧は元のまま", async () => {
    await add("一");
    const tab = await openList(tokens.manager);
    const gone = await startTestServer();
    const address = await gone.listen();
    await gone.stop();
    const { call } = createClient({ token: () => tokens.manager, baseURL: address, adapter: "http" });
    const queries = createQueryClient();
    queries.setQueryData(membersQuery(call).queryKey, tab.named("一"));
    const bus = createEventBus();
    const failures: Failure[] = [];
    bus.on("failure", (failure) => failures.push(failure));
    const context = {
      services: { call, queries, bus },
      intl: createIntl({ locale: "ja", defaultLocale: "ja" }),
      isStopped: () => false,
      onSettled: () => undefined,
    };
    expect(await performAction("delete", tab.named("一"), context)).toEqual([]);
    expect(failures.map(({ code }) => code)).toEqual(["unavailable"]);
    expect(queries.getQueryData(membersQuery(call).queryKey)).toEqual(tab.named("一"));
  });
});
