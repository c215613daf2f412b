// @vitest-environment jsdom
import { addMember, addTeam, addUser, startTestServer, testPassword } from "@kyuseki/server/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { themeOfWindow } from "../../../testing/theme.ts";
import { type Route, routes } from "../../navigation/routeTable.ts";
import { createSessionStore } from "../../services/session/session.ts";
import { signIn } from "../../services/session/signing.ts";
import { createTokenStorage } from "../../services/session/tokenStorage.ts";
import { createServices } from "../../shell/createServices.ts";
import { loadScreen } from "../screens.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
let team_id = 0;
beforeAll(async () => {
  server = await startTestServer();
  baseURL = await server.listen();
  team_id = (await addTeam(server.db)).team_id;
  await addUser(server.db, team_id, { email: "manager@example.jp", coach_type: "manager" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await server.db.query("delete from members");
});
afterEach(cleanup);

const add = (first_name: string, grade: string) =>
  addMember(server.db, team_id, { last_name: "増田", first_name, grade, last_name_kana: "", first_name_kana: "" });

/** The routes of the list and of a member, nested as in the shell. */
async function open(address: string) {
  const services = createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
    ),
    theme: themeOfWindow(),
    log: () => undefined,
    network: { baseURL, adapter: "http" },
  });
  await signIn(services.session, services.call, {
    email: "manager@example.jp",
    password: testPassword,
    remember: false,
  });
  const listed: readonly Route[] = routes.filter(({ id }) => id === "member-list" || id === "member-detail");
  const { router } = renderRoutes(
    services,
    listed.map((route) => ({
      errorElement: <p>壊れた</p>,
      HydrateFallback: Nothing,
      children: [{ path: route.path, lazy: () => loadScreen(route) }],
    })),
    { at: address, chunks: everyChunk },
  );
  await screen.findAllByRole("rowheader");
  const said: string[] = [];
  services.bus.on("toast", ({ text }) => said.push(text));
  return { said, at: () => router.state.location.pathname + router.state.location.search, router };
}

function Nothing() {
  return null;
}

const boxOf = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `増田 ${name}を選択` });

describe("D-8 選手の詳細は、一覧の上に開く", () => {
  test("一覧は描き直されず、選んだ人も見え方も残り、開いた行がわかる", async () => {
    const { id } = await add("一", "j2");
    await add("二", "j1");
    await add("三", "e1");
    const list = await open("/member-list?grade=j");
    const box = boxOf("二");
    fireEvent.click(box);

    fireEvent.click(screen.getByRole("link", { name: "増田 一" }));
    await waitFor(() => expect(list.at()).toBe(`/member-list/${id}?grade=j`));
    await screen.findByRole("heading", { name: "メンバー詳細" });
    expect(boxOf("二")).toBe(box);
    expect(box.checked).toBe(true);
    expect(screen.getByRole("row", { current: true }).textContent).toContain("増田 一");

    await list.router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole("heading", { name: "メンバー詳細" })).toBeNull());
    expect(boxOf("二")).toBe(box);
    expect(box.checked).toBe(true);
  });

  test("メンバーを追加しても、見え方はアドレスに残る", async () => {
    await add("一", "j2");
    const list = await open("/member-list?grade=j");
    fireEvent.click(screen.getByRole("link", { name: "メンバーを追加" }));
    await waitFor(() => expect(list.at()).toBe("/member-list?grade=j&add=1"));
    const [filter] = screen.getAllByRole("group", { name: "性別" });
    if (!filter) throw new Error("no filter");
    fireEvent.click(within(filter).getByRole("button", { name: "男" }));
    await waitFor(() => expect(list.at()).toBe("/member-list?gender=M&grade=j&add=1"));
  });
});

describe("EN-8a 招待", () => {
  test("二度続けて押しても一度だけ招待し、行がその場で変わる", async () => {
    await add("一", "j2");
    const { said } = await open("/member-list");
    const invite = screen.getByRole("button", { name: "招待する（増田 一）" });
    // Both before anything is drawn again.
    act(() => {
      invite.click();
      invite.click();
    });
    fireEvent.click(await screen.findByRole("button", { name: "招待を取り消す（増田 一）" }));
    await screen.findByRole("button", { name: "招待する（増田 一）" });
    await waitFor(() => expect(said.at(-1)).toBe("増田 一さんの招待を取り消しました"));
    expect(said).toEqual(["増田 一さんをアナライザーに招待しました", "増田 一さんの招待を取り消しました"]);
    const { rows } = await server.db.query(
      "select count(*)::int as n from audit_log where action = 'member_link_changed'",
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  test("選んだ全員を一人ずつ招待し、済んだ人は選択から外れる", async () => {
    for (const name of ["一", "二", "三", "四"]) await add(name, "j2");
    const { said } = await open("/member-list");
    fireEvent.click(screen.getByRole("checkbox", { name: "すべての行を選択" }));
    const bar = within(await screen.findByRole("group", { name: "選んだ行の操作" }));
    fireEvent.click(bar.getByRole("button", { name: "アナライザーに招待（4人）" }));
    await bar.findByRole("progressbar", { name: "アナライザーに招待しています" });
    await waitFor(() =>
      expect(said).toEqual([expect.stringMatching(/^増田 .さんほか3人をアナライザーに招待しました$/)]),
    );
    await waitFor(() => expect(screen.queryByRole("group", { name: "選んだ行の操作" })).toBeNull());
    expect(screen.getAllByRole("button", { name: /^招待を取り消す/ })).toHaveLength(4);
  });
});

describe("BE-6 参加の承認", () => {
  test("申請中だけの一覧で承認すると、だれを承認したかを言い、絞り込みは残る", async () => {
    for (const name of ["一", "二"]) {
      const { id } = await add(name, "e3");
      await server.db.query("update members set state = 'applied' where id = $1", [id]);
    }
    const { said, at } = await open("/member-list?grade=e&status=applied");
    fireEvent.click(boxOf("一"));
    const bar = within(await screen.findByRole("group", { name: "選んだ行の操作" }));
    fireEvent.click(bar.getByRole("button", { name: "参加を承認（1人）" }));
    await waitFor(() => expect(said).toEqual(["増田 一さんの参加を承認しました"]));
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["増増田 二参加申請中"]);

    fireEvent.click(screen.getByRole("link", { name: "確認する（増田 二）" }));
    await waitFor(() => expect(at()).toMatch(/^\/member-list\/\d+\?grade=e&status=applied$/));
    fireEvent.click(await screen.findByRole("button", { name: "承認する" }));
    await waitFor(() => expect(said).toContain("増田 二さんの参加を承認しました"));
    fireEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(at()).toBe("/member-list?grade=e&status=applied"));
    const { rows } = await server.db.query("select distinct state from members");
    expect(rows).toEqual([{ state: "active" }]);
  });
});

describe("卒業・退団", () => {
  test("選んだときに読み込み、在籍に戻すと元の一覧に並ぶ", async () => {
    const { id } = await add("一", "j2");
    await add("二", "j1");
    await server.db.query(
      "update members set state = 'archived', archived_as = 'left', archived_at = now() where id = $1",
      [id],
    );
    const { said, at } = await open("/member-list");
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["増増田 二"]);

    fireEvent.change(screen.getByRole("combobox", { name: "状況" }), { target: { value: "archived" } });
    await screen.findByText("退団");
    await waitFor(() => expect(at()).toBe("/member-list?status=archived"));
    fireEvent.click(screen.getByRole("button", { name: "在籍に戻す（増田 一）" }));
    await waitFor(() => expect(said).toEqual(["増田 一さんを在籍に戻しました"]));
    await screen.findByText("卒業・退団した選手はいません");

    fireEvent.click(screen.getByRole("button", { name: "在籍中のメンバーを見る" }));
    await waitFor(() => expect(screen.getAllByRole("rowheader")).toHaveLength(2));
  });
});
