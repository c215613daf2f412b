// @vitest-environment jsdom
import { getSession, listMembers, switchTeam, updateTeam } from "@kyuseki/domain";
import { addMember, addTeam, addUser, startTestServer, testPassword } from "@kyuseki/server/testing";
import { waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { openLine } from "../../../testing/line.ts";
import { themeOfWindow } from "../../../testing/theme.ts";
import { createServices } from "../../shell/createServices.ts";
import { createSessionStore } from "./session.ts";
import { consumeSessionExpiredFlag } from "./sessionExpiredFlag.ts";
import { checkSession, leaveSecondFactor, signIn, signOut } from "./signing.ts";
import { createTokenStorage } from "./tokenStorage.ts";

const threeDaysMs = 259_200_000;
const morning = Date.parse("2026-11-20T09:00:00+09:00");

let serverClock = morning;
let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(serverClock) });
  baseURL = await server.listen();
  const team = await addTeam(server.db, { name: "青葉台", nextshot_available: true });
  await addUser(server.db, team.team_id, { email: "coach@example.jp", name: "大野", coach_type: "coach" });
  await addUser(server.db, team.team_id, { email: "manager@example.jp", name: "片山", coach_type: "manager" });
  await addUser(server.db, team.team_id, { email: "player@example.jp", name: "選手", coach_type: null });
  await addMember(server.db, team.team_id);
});
afterAll(() => server.stop());

let logged: string[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  logged = [];
  serverClock = morning;
});

/** The app as a freshly opened tab has it, over this browser's storage. */
const openTab = (more: { baseURL?: string; now?: number } = {}) =>
  createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => more.now ?? morning, events: window }),
    ),
    theme: themeOfWindow(),
    log,
    network: { baseURL: more.baseURL ?? baseURL, adapter: "http" },
  });
const log = (message: string) => logged.push(message);
const stored = () => JSON.parse(localStorage.getItem("kyuseki-token") ?? "null");

async function signedIn(email = "coach@example.jp", remember = false) {
  const tab = openTab();
  await signIn(tab.session, tab.call, { email, password: testPassword, remember });
  return tab;
}

describe("起動時の確認", () => {
  test("SE-2 トークンがなければ、サーバーに尋ねずに「ログインしていない」", async () => {
    const tab = openTab({ baseURL: "http://127.0.0.1:9" });
    await checkSession(tab.session, tab.call, log);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "none" });
    expect(logged).toEqual([]);
  });

  test("SE-3 有効なトークンなら、本人とチームがわかる", async () => {
    await signedIn();
    const tab = openTab();
    await checkSession(tab.session, tab.call, log);
    expect(tab.session.read()).toMatchObject({
      status: "signed_in",
      user: { name: "大野", coach_type: "coach", is_coach: true },
      team: { name: "青葉台", sport_type: "baseball", nextshot_available: true },
    });
  });

  test("SE-4 指導者でない人は is_coach が false のまま届く", async () => {
    await signedIn("player@example.jp");
    const tab = openTab();
    await checkSession(tab.session, tab.call, log);
    expect(tab.session.read()).toMatchObject({ status: "signed_in", user: { coach_type: null, is_coach: false } });
  });

  test("SE-2 サーバーで期限の切れたトークンは消えて「期限切れ」", async () => {
    await signedIn();
    serverClock = morning + threeDaysMs + 1000;
    const tab = openTab();
    await checkSession(tab.session, tab.call, log);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "expired" });
    expect(localStorage.getItem("kyuseki-token")).toBeNull();
  });

  test("SE-5 手元で期限の切れたトークンは、無いものとして扱う", async () => {
    await signedIn();
    expect(openTab({ now: morning + threeDaysMs }).session.read()).toEqual({ status: "signed_out", reason: "none" });
  });

  test("SE-1 サーバーが止まっていれば、記録だけしてトークンは残す", async () => {
    await signedIn();
    const tab = openTab({ baseURL: "http://127.0.0.1:9" });
    await checkSession(tab.session, tab.call, log);
    expect(tab.session.read()).toEqual({ status: "unchecked" });
    expect(logged).toEqual(["session check failed: unavailable 0"]);
    expect(stored().token).toBe(tab.session.token());
  });

  test.each([404, 403])("SE-1 サーバーの手前が%sで答えても、ログインは消えず、直れば続きから使える", async (status) => {
    await signedIn();
    const line = await openLine(baseURL);
    onTestFinished(() => void line.close());
    const tab = openTab({ baseURL: line.url });
    line.answerInstead(status);
    await checkSession(tab.session, tab.call, log);
    expect(tab.session.read()).toEqual({ status: "unchecked" });
    line.mend();
    await checkSession(tab.session, tab.call, log);
    expect(tab.session.read()).toMatchObject({ status: "signed_in", user: { name: "大野" } });
  });
});

describe("ログインとログアウト（SE-8）", () => {
  test("まちがったパスワードでは何も変わらない", async () => {
    const tab = openTab();
    const trying = signIn(tab.session, tab.call, { email: "coach@example.jp", password: "wrong", remember: false });
    await expect(trying).rejects.toMatchObject({ code: "unauthorized", status: 401 });
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "none" });
    expect(localStorage.length).toBe(0);
  });

  test("ログアウトすると手元から消え、同じトークンはサーバーでも使えない", async () => {
    const tab = await signedIn();
    const old = localStorage.getItem("kyuseki-token") ?? "";
    await signOut(tab.session, tab.call, log);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "left" });
    expect(localStorage.length).toBe(0);

    localStorage.setItem("kyuseki-token", old);
    await expect(openTab().call(getSession)).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("サーバーに届かなくても、手元ではログアウトする", async () => {
    await signedIn();
    const tab = openTab({ baseURL: "http://127.0.0.1:9" });
    await signOut(tab.session, tab.call, log);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "left" });
    expect(logged).toEqual(["logout did not reach the server: unavailable 0"]);
  });
});

test("R1 パスキーを見せたあとで通信が切れたら、そう伝わる。つながれば先へ進む", async () => {
  const require = "update teams set second_factor_required = $1";
  await server.db.query(require, [true]);
  onTestFinished(() => void server.db.query(require, [false]));
  const line = await openLine(baseURL);
  onTestFinished(() => void line.close());
  await signedIn();
  const tab = openTab({ baseURL: line.url });
  await checkSession(tab.session, tab.call, log);
  expect(tab.session.read()).toMatchObject({ user: { second_factor: "set_up" } });

  await server.db.query("update sessions set second_factor = true");
  line.cut();
  await expect(leaveSecondFactor(tab.session, tab.call, log)).rejects.toMatchObject({ code: "unavailable" });
  line.mend();
  await leaveSecondFactor(tab.session, tab.call, log);
  expect(tab.session.read()).not.toHaveProperty("user.second_factor");
});

describe("使っている間", () => {
  test("SE-6 ほかの呼び出しの 401 で、トークンと本人の情報が消える", async () => {
    const tab = await signedIn();
    serverClock = morning + threeDaysMs + 1000;
    const heard: string[] = [];
    tab.bus.on("failure", ({ message }) => heard.push(message));
    tab.bus.on("reload", () => heard.push("reload"));
    await Promise.allSettled([tab.call(listMembers), tab.call(listMembers)]);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "expired_in_use" });
    expect(tab.session.shown()).toMatchObject({ status: "signed_in", user: { name: "大野" } });
    expect(localStorage.length).toBe(0);
    expect(heard).toEqual(["ログインの期限が切れました。もう一度ログインしてください。", "reload"]);
    expect(consumeSessionExpiredFlag()).toBe(true);
    expect(consumeSessionExpiredFlag()).toBe(false);
  });

  test("T6 権限が変わって断られると、一度だけ確かめ直す", async () => {
    const tab = await signedIn("manager@example.jp");
    const users = "update users set coach_type = $1 where email = 'manager@example.jp'";
    await server.db.query(users, ["coach"]);
    const draft = { name: "青葉台", sport_type: "baseball", ball: "hard", prefecture: 13, version: 1 } as const;
    const refused = await Promise.allSettled([1, 2, 3].map(() => tab.call(updateTeam, { body: draft })));
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await waitFor(() => expect(tab.session.read()).toMatchObject({ user: { coach_type: "coach" } }));
  });

  test("別のタブでチームが切り替わると、この画面の呼び出しは断られ、ログインしたまま、そのことが伝わる", async () => {
    const tab = await signedIn("manager@example.jp");
    const { rows } = await server.db.query<{ id: number }>("select id from users where email = 'manager@example.jp'");
    const { team_id } = await addTeam(server.db, { name: "港北" });
    const there = await addUser(server.db, team_id, { coach_type: "coach" });
    await server.db.query("update users set account_id = $1 where id = $2", [rows[0]?.id, there.id]);
    const other = openTab();
    await other.call(switchTeam, { body: { team_id } });
    let told = 0;
    tab.bus.on("teamMoved", () => {
      told += 1;
    });
    await expect(tab.call(listMembers)).rejects.toMatchObject({ code: "conflict", status: 409 });
    await checkSession(tab.session, tab.call, log);
    expect(told).toBe(2);
    expect(tab.session.read()).toMatchObject({ status: "signed_in", team: { name: "青葉台" } });
    expect(stored().token).toBe(tab.session.token());
  });

  test("SE-5 成功した応答のたびに、手元の期限が延びる", async () => {
    await signedIn();
    const later = openTab({ now: morning + 3_600_000 });
    await later.call(listMembers);
    expect(stored().expires_at).toBe((morning + 3_600_000) / 1000 + 259_200);
  });

  test("SE-5 保持を選んだときは、応答があっても90日の期限のまま", async () => {
    await signedIn("coach@example.jp", true);
    await openTab({ now: morning + 3_600_000 }).call(listMembers);
    expect(stored().expires_at).toBe(morning / 1000 + 90 * 86_400);
  });
});

describe("別のタブがすること（SE-8, R4, S6）", () => {
  /** The other tab has emptied the storage; the browser tells this one. */
  const signOutElsewhere = () => {
    localStorage.clear();
    for (const newValue of ["signed out", null]) hear(newValue);
  };
  const hear = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key: "kyuseki-token", newValue }));
  const draftSchema = z.string();
  const following = async () => {
    const tab = await signedIn();
    let reloads = 0;
    onTestFinished(tab.session.follow(() => (reloads += 1)));
    const state = tab.session.read();
    if (state.status !== "signed_in") throw new Error("not signed in");
    return { ...tab, userId: state.user.id, reloads: () => reloads };
  };

  test.each([
    { who: "同じ人", email: "coach@example.jp", expected: "書きかけ" },
    { who: "別の人", email: "manager@example.jp", expected: undefined },
  ])("別のタブのログアウトに従い、書きかけは、次に入るのが$who なら $expected", async ({ email, expected }) => {
    const tab = await following();
    tab.drafts.write(tab.userId, "contact", "書きかけ", true);
    signOutElsewhere();
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "elsewhere" });
    expect(localStorage.length).toBe(0);
    expect(tab.reloads()).toBe(0);

    await signIn(tab.session, tab.call, { email, password: testPassword, remember: false });
    expect(tab.drafts.read(tab.userId, "contact", draftSchema)).toBe(expected);
    expect(sessionStorage.getItem("kyuseki-rescued")).toBeNull();
  });

  test("別のタブで期限が切れたのなら、そう伝わり、書きかけはブラウザに残る", async () => {
    const tab = await following();
    tab.drafts.write(tab.userId, "contact", "書きかけ", true);
    localStorage.removeItem("kyuseki-token");
    hear(null);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "expired" });
    expect(openTab().drafts.read(tab.userId, "contact", draftSchema)).toBe("書きかけ");
  });

  test("S6 戻るボタンで出てきた前のページも、その間にログアウトしていれば、何も出し続けない", async () => {
    const tab = await following();
    const comeBack = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
    comeBack(true);
    expect(tab.session.read().status).toBe("signed_in");
    localStorage.clear();
    comeBack(false);
    expect(tab.session.read().status).toBe("signed_in");
    comeBack(true);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "elsewhere" });
    expect(tab.session.shown()).toEqual({ status: "signed_out", reason: "elsewhere" });
  });

  test("別の人が入ったら、ページを開き直す", async () => {
    const tab = await following();
    await signedIn("player@example.jp");
    hear(localStorage.getItem("kyuseki-token"));
    expect(tab.reloads()).toBe(1);
    expect(tab.session.read()).toEqual({ status: "signed_out", reason: "elsewhere" });
  });
});
