// @vitest-environment jsdom
import type { PageConfig } from "@kyuseki/domain";
import { addMember, addTeam, addUser, startTestServer, testPassword } from "@kyuseki/server/testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { themeOfWindow } from "../testing/theme.ts";
import { createSessionStore } from "./services/session/session.ts";
import { createTokenStorage } from "./services/session/tokenStorage.ts";
import { start } from "./start.tsx";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
beforeAll(async () => {
  server = await startTestServer();
  baseURL = await server.listen();
  const team = await addTeam(server.db, { name: "青葉台", nextshot_available: false });
  await addUser(server.db, team.team_id, { email: "coach@example.jp", name: "大野" });
  await addMember(server.db, team.team_id, { last_name: "佐藤", first_name: "一郎", grade: "j1" });
  await addMember(server.db, team.team_id, { last_name: "鈴木", first_name: "花", grade: "e5" });
});
afterAll(() => server.stop());

let root: Root;
let logged: string[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  logged = [];
});
afterEach(() => {
  act(() => root.unmount());
  cleanup();
});

async function open(
  address: string,
  network = { baseURL, adapter: "http" as const },
  tracking: PageConfig["tracking"] = undefined,
) {
  history.replaceState(null, "", address);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const tokens = createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window });
  await act(() =>
    start(
      {
        config: { topSiteUrl: null, playerSiteUrl: null, demo: null, tracking },
        session: createSessionStore(tokens),
        theme: themeOfWindow(),
        network,
        log: (message) => logged.push(message),
      },
      root,
    ),
  );
}
const here = () => location.pathname + location.search;
const rowNames = async () => {
  await screen.findByRole("table");
  return screen.getAllByRole("rowheader").map((cell) => cell.textContent);
};

async function fillIn(password: string) {
  fireEvent.change(screen.getByRole("textbox", { name: /メールアドレス/ }), { target: { value: "coach@example.jp" } });
  fireEvent.change(screen.getByLabelText(/^パスワード/, { selector: "input" }), { target: { value: password } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "ログイン" })));
}

describe("アプリの始まり", () => {
  test("SE-2 ログインしていなければログインへ、入ればもとのアドレスへ戻る", async () => {
    await open("/member-list?grade=j");
    expect(here()).toBe("/login?redirect=%2Fmember-list%3Fgrade%3Dj");
    expect(screen.getByRole("heading", { name: "指導者ログイン" })).toBeTruthy();
    expect(document.title).toBe("ログイン - 球跡 Kyuseki");

    await fillIn(testPassword);
    const names = await rowNames();
    expect(here()).toBe("/member-list?grade=j");
    expect(names).toHaveLength(1);
    expect(names[0]).toContain("佐藤 一郎");
    await waitFor(() => expect(document.title).toBe("メンバーリスト - 球跡 Kyuseki"));
    expect(logged).toEqual([]);
  });

  test("まちがったパスワードでは理由を示し、入力は消えない", async () => {
    await open("/login");
    await fillIn("wrong");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "メールアドレスまたはパスワードが正しくありません。入力内容を確認してください。",
    );
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /メールアドレス/ }).value).toBe("coach@example.jp");
  });

  test("SE-8 ログインしている人が /login を開くと、ホームへ移る", async () => {
    await open("/login");
    await fillIn(testPassword);
    await screen.findAllByRole("heading", { name: "ホーム" });
    act(() => root.unmount());

    await open("/login");
    await screen.findAllByRole("heading", { name: "ホーム" });
    expect(here()).toBe("/");
  });

  test("押した行き先は、画面が届くのを待たずに、その場で印がつき、届くまで線が出ている", async () => {
    await open("/login");
    await fillIn(testPassword);
    await screen.findAllByRole("heading", { name: "ホーム" });
    const main = within(screen.getByRole("navigation", { name: "メイン" }));
    const marked = () => main.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
    expect(marked()).toEqual(["ホーム"]);
    const line = () => screen.queryByRole("progressbar", { name: "読み込んでいます" });
    // With the parts of the shell that come later.
    await screen.findByRole("combobox", { name: "選手・画面を検索" });
    expect(line()).toBeNull();

    // Nothing asynchronous can have come by the end of a synchronous `act`.
    act(() => main.getByRole("link", { name: "メンバーリスト" }).click());
    expect(marked()).toEqual(["メンバーリスト"]);
    expect(line()).not.toBeNull();
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual(["ホーム"]);
    await screen.findAllByRole("heading", { name: "メンバーリスト" });
    await waitFor(() => expect(line()).toBeNull());
  });

  test("SE-8 ログアウトすると、戻り先のないログインに移る", async () => {
    await open("/login?redirect=%2Fmember-list");
    await fillIn(testPassword);
    await rowNames();
    fireEvent.click(screen.getByRole("button", { name: /メニュー/ }));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "ログアウト" })));
    const heading = await screen.findByRole("heading", { name: "指導者ログイン" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(here()).toBe("/login");
    expect(localStorage.length).toBe(0);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test("SE-6 使えないトークンで開くと、期限が切れたと伝えるログインになる", async () => {
    localStorage.setItem("kyuseki-token", JSON.stringify({ token: "x".repeat(43), expires_at: 4_102_444_800 }));
    await open("/member-list");
    expect(here()).toBe("/login?redirect=%2Fmember-list");
    expect(screen.getByText("ログインの期限が切れました。もう一度ログインしてください。")).toBeTruthy();
  });

  test("RO-10 全画面のページには、外枠がない", async () => {
    await open("/login?redirect=%2Fevaluation-result%2Fprint");
    await fillIn(testPassword);
    await screen.findByRole("heading", { level: 1, name: "測定シート" });
    expect(screen.queryByRole("link", { name: "メンバーリスト" })).toBeNull();
    expect(screen.getAllByRole("main")).toHaveLength(1);
  });

  test("RO-9 ログインの画面も、入ってから、次の画面とともに伝わる", async () => {
    const tagManager = { id: "GTM-1", url: "https://tags.example/gtm.js" };
    await open("/login?redirect=%2Fmember-list", undefined, { tagManager });
    await act(async () => screen.getByLabelText(/^パスワード/, { selector: "input" }).focus());
    expect(window.dataLayer).toBeUndefined();
    await fillIn(testPassword);
    await rowNames();
    await waitFor(() =>
      expect(window.dataLayer?.slice(1)).toMatchObject([
        { event: "page_view", page_title: "ログイン", page_path: "/login" },
        { event: "page_view", page_title: "メンバーリスト", page_path: "/member-list" },
      ]),
    );
  });

  test("CO-2 家族のページは、ログインも外枠もなしに開き、指導者のログインに触れない", async () => {
    const kept = JSON.stringify({ token: "x".repeat(43), expires_at: 4_102_444_800 });
    localStorage.setItem("kyuseki-token", kept);
    await open("/f#unknown");
    await screen.findByText("このリンクは使えません");
    expect([here(), location.hash]).toEqual(["/f", "#unknown"]);
    expect(screen.getAllByRole("main")).toHaveLength(1);
    expect(localStorage.getItem("kyuseki-token")).toBe(kept);
    expect(document.title).toBe("家族のページ - 球跡 Kyuseki");
    expect(logged).toEqual([]);
  });

  test("SE-1 サーバーが止まっていても開き、もう一度確かめるボタンを出す", async () => {
    localStorage.setItem("kyuseki-token", JSON.stringify({ token: "x".repeat(43), expires_at: 4_102_444_800 }));
    await open("/member-list", { baseURL: "http://127.0.0.1:9", adapter: "http" });
    expect(here()).toBe("/member-list");
    expect(screen.getByRole("alert").textContent).toContain("サーバーにつながりませんでした。");
    expect(screen.getByRole("button", { name: "再読み込みする" })).toBeTruthy();
    expect(logged).toEqual(["session check failed: unavailable 0"]);
  });

  test("RO-1, RO-2 知らないアドレスも、アナライザーのないチームの測定データ分析も、ホームになる", async () => {
    await open("/nextshot/analysis");
    await fillIn(testPassword);
    await screen.findAllByRole("heading", { name: "ホーム" });
    expect(here()).toBe("/");
    expect(screen.queryByRole("link", { name: "測定データ分析" })).toBeNull();
  });
});
