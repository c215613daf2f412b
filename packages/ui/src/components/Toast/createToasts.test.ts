import { describe, expect, test, vi } from "vitest";
import { createToasts, type ToastMessage } from "./createToasts.ts";

const plain = (text: string): ToastMessage => ({ tone: "info", text });
const undoable = (text: string): ToastMessage => ({ tone: "success", text, undo: () => undefined });
const retryable = (text: string): ToastMessage => ({
  tone: "danger",
  text,
  action: { label: "再試行する", onAction: () => undefined },
});

const raiseAll = (messages: readonly ToastMessage[]) => {
  const toasts = createToasts();
  for (const message of messages) toasts.raise(message);
  return toasts.snapshot().map(({ text }) => text);
};

describe("createToasts", () => {
  test.each([
    { name: "新しいものほど下", raised: [plain("1"), plain("2")], shown: ["1", "2"] },
    { name: "三つまで出る", raised: [plain("1"), plain("2"), plain("3")], shown: ["1", "2", "3"] },
    {
      name: "四つ目で、いちばん古いものが去る",
      raised: [plain("1"), plain("2"), plain("3"), plain("4")],
      shown: ["2", "3", "4"],
    },
    {
      name: "取り消せるもの・やり直せるものは残り、知らせるだけのものが去る",
      raised: [undoable("1"), retryable("2"), plain("3"), plain("4")],
      shown: ["1", "2", "4"],
    },
    {
      name: "どれも行動を持てば、いちばん古いものが去る",
      raised: [undoable("1"), undoable("2"), retryable("3"), plain("4")],
      shown: ["2", "3", "4"],
    },
  ])("$name", ({ raised, shown }) => {
    expect(raiseAll(raised)).toEqual(shown);
  });

  test("閉じたものだけが消え、変わるたびに一度だけ知らせる", () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    const first = toasts.raise(plain("1"));
    toasts.raise(plain("2"));
    toasts.close(first);
    stop();
    toasts.raise(plain("3"));

    expect(toasts.snapshot().map(({ text }) => text)).toEqual(["2", "3"]);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test("何も変わらなければ、同じ並びを返す", () => {
    const toasts = createToasts();
    toasts.raise(plain("1"));

    expect(toasts.snapshot()).toBe(toasts.snapshot());
  });
});
