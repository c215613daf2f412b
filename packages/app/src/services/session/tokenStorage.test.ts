// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createTokenStorage } from "./tokenStorage.ts";

const threeDaysMs = 259_200_000;
const start = Date.parse("2026-11-20T09:00:00+09:00");

let clock = start;
const inBrowser = () => createTokenStorage({ storage: () => localStorage, now: () => clock, events: window });
const stored = () => JSON.parse(localStorage.getItem("kyuseki-token") ?? "null");

beforeEach(() => {
  localStorage.clear();
  clock = start;
});

describe("トークンの保存（SE-5）", () => {
  test("kyuseki-token に 259200 秒の期限つきで保存する", () => {
    inBrowser().save("abc", false);

    expect(stored()).toEqual({ token: "abc", expires_at: start / 1000 + 259_200 });
    expect(localStorage.getItem("kyuseki-remember")).toBeNull();
    expect(inBrowser().read()).toBe("abc");
  });

  test.each([
    { name: "期限の1秒前は使える", after: threeDaysMs - 1000, expected: "abc" },
    { name: "期限ちょうどで無いものとして扱う", after: threeDaysMs, expected: null },
    { name: "期限の1日後も無いまま", after: threeDaysMs + 86_400_000, expected: null },
  ])("$name", ({ after, expected }) => {
    inBrowser().save("abc", false);
    clock = start + after;
    expect(inBrowser().read()).toBe(expected);
  });

  test("応答のたびに期限が 259200 秒先へ延びる", () => {
    const tokens = inBrowser();
    tokens.save("abc", false);
    clock = start + threeDaysMs - 1000;
    tokens.renew("abc");
    clock += threeDaysMs - 1000;
    expect(tokens.read()).toBe("abc");
  });

  test("ログイン状態を保持したときは90日で、応答があっても書き直さない", () => {
    const tokens = inBrowser();
    tokens.save("abc", true);
    const before = localStorage.getItem("kyuseki-token");
    clock = start + 60_000;
    tokens.renew("abc");

    expect(stored().expires_at).toBe(start / 1000 + 90 * 86_400);
    expect(localStorage.getItem("kyuseki-token")).toBe(before);
  });

  test("保持せずに入り直すと、前の保持のしるしは消える", () => {
    inBrowser().save("abc", true);
    inBrowser().save("def", false);
    expect(localStorage.getItem("kyuseki-remember")).toBeNull();
    expect(stored()).toEqual({ token: "def", expires_at: start / 1000 + 259_200 });
  });

  test("別のタブで消されたトークンを、遅れて届いた応答が書き戻さない", () => {
    const tokens = inBrowser();
    tokens.save("abc", false);
    localStorage.clear();
    tokens.renew("abc");
    expect(localStorage.length).toBe(0);
  });

  test("別の人のトークンを、遅れて届いた応答が上書きしない", () => {
    const tokens = inBrowser();
    tokens.save("abc", false);
    inBrowser().save("other", false);
    tokens.renew("abc");
    expect(stored().token).toBe("other");
  });

  test("消すと保持のしるしも残らない", () => {
    const tokens = inBrowser();
    tokens.save("abc", true);
    tokens.clear(true);
    expect(localStorage.length).toBe(0);
    expect(tokens.read()).toBeNull();
  });

  test.each([
    "",
    "abc",
    "{",
    "null",
    "{}",
    '{"token":1,"expires_at":9e9}',
    '{"token":"","expires_at":9e9}',
    '{"token":"abc"}',
    "[]",
  ])("壊れた値 %j は無いものとして扱う（R3）", (value) => {
    localStorage.setItem("kyuseki-token", value);
    expect(inBrowser().read()).toBeNull();
  });
});

describe("ストレージが使えないとき（R3）", () => {
  const refuse = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  const full: Storage = {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };

  test.each([
    { name: "禁止されている", storage: refuse },
    { name: "いっぱい", storage: () => full },
  ])("$name なら、このタブの中だけで覚える", ({ storage }) => {
    const tokens = createTokenStorage({ storage, now: () => clock, events: window });
    expect(tokens.read()).toBeNull();
    tokens.save("abc", false);
    tokens.renew("abc");
    expect(tokens.read()).toBe("abc");
    tokens.clear(true);
    expect(tokens.read()).toBeNull();
  });
});

describe("ほかのタブ（SE-8）", () => {
  const changed = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));

  test("サインアウトは null、別のトークンはその値として伝わる", () => {
    const heard: (string | null)[] = [];
    const tokens = inBrowser();
    tokens.save("abc", false);
    const stop = tokens.onChange((token) => heard.push(token));

    localStorage.removeItem("kyuseki-token");
    changed("kyuseki-token");
    inBrowser().save("def", false);
    changed("kyuseki-token");
    changed("kyuseki-remember");
    localStorage.clear();
    changed(null);
    stop();
    changed("kyuseki-token");

    expect(heard).toEqual([null, "def", null]);
  });

  test("自分でログアウトしたのか、期限が切れたのかも伝わる", () => {
    const written = vi.spyOn(Storage.prototype, "setItem");
    inBrowser().clear(false);
    expect(written.mock.calls).toEqual([]);
    inBrowser().clear(true);
    const values = [...written.mock.calls.map(([, value]) => value), null];
    written.mockRestore();

    const heard: [string | null, boolean][] = [];
    const stop = inBrowser().onChange((token, isSignOut) => heard.push([token, isSignOut]));
    for (const newValue of values) {
      window.dispatchEvent(new StorageEvent("storage", { key: "kyuseki-token", newValue }));
    }
    stop();
    expect(heard).toEqual([
      [null, true],
      [null, false],
    ]);
  });
});
