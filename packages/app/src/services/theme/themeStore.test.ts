// @vitest-environment jsdom
import { storageKeys } from "@kyuseki/domain";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createThemeStore } from "./themeStore.ts";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

function open({ dark = false, storage = () => localStorage }: { dark?: boolean; storage?: () => Storage } = {}) {
  const systemIsDark = Object.assign(new EventTarget(), { matches: dark }) as MediaQueryList;
  const events = new EventTarget();
  return { theme: createThemeStore({ storage, systemIsDark, root, events }), events, systemIsDark };
}

describe("明暗", () => {
  test.each([
    [false, "light"],
    [true, "dark"],
  ] as const)("選ぶまでは、端末の設定に従う（暗い設定: %s）", (dark, expected) => {
    expect(open({ dark }).theme.read()).toBe(expected);
    expect(root.dataset.theme).toBeUndefined();
  });

  test("選んだ明暗は、画面に出て、覚えられる", () => {
    const { theme } = open();
    theme.choose("dark");
    expect(theme.read()).toBe("dark");
    expect(root.dataset.theme).toBe("dark");
    expect(localStorage.getItem(storageKeys.theme)).toBe("dark");
  });

  test("端末の設定と同じものを選べば、端末に従うことに戻る", () => {
    const { theme } = open();
    theme.choose("dark");
    theme.choose("light");
    expect(root.dataset.theme).toBeUndefined();
    expect(localStorage.getItem(storageKeys.theme)).toBeNull();
  });

  test("記憶が使えなくても、このページでは切り替わる", () => {
    const { theme } = open({
      storage: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    theme.choose("dark");
    expect(theme.read()).toBe("dark");
  });

  test("ほかのタブでの切り替えと、端末の設定の変化を聞く", () => {
    const { theme, events, systemIsDark } = open();
    const heard = vi.fn();
    const stop = theme.subscribe(heard);
    events.dispatchEvent(new StorageEvent("storage", { key: storageKeys.theme, newValue: "dark" }));
    expect(theme.read()).toBe("dark");
    events.dispatchEvent(new StorageEvent("storage", { key: storageKeys.theme, newValue: "赤" }));
    expect(theme.read()).toBe("light");
    systemIsDark.dispatchEvent(new Event("change"));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    theme.choose("dark");
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
