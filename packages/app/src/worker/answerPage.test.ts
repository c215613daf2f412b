import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerPage } from "./answerPage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ours = { headers: { "kyuseki-page": "app" } };
const stored = () => Promise.resolve(new Response("前の版"));
const textOf = async (answer: Promise<Response>) => (await answer).text();
const answered = (network: Promise<Response>, storedPage = (): Promise<Response | undefined> => stored()) =>
  textOf(answerPage({ network, storedPage, limitMs: 3000 }));
const never = () => new Promise<Response>(() => {});

describe("画面を開くとき、誰の返事を出すか", () => {
  test.each([
    { name: "サーバーの画面", answer: new Response("新しい版", ours), shown: "新しい版" },
    { name: "サーバーの404", answer: new Response("ありません", { status: 404 }), shown: "ありません" },
    { name: "手前の門番の401", answer: new Response("どなたですか", { status: 401 }), shown: "どなたですか" },
    { name: "印のない200（駅のWi-Fi）", answer: new Response("Wi-Fi"), shown: "前の版" },
    { name: "502", answer: new Response("Bad Gateway", { status: 502 }), shown: "前の版" },
    { name: "印のある503", answer: new Response("停止中", { status: 503, ...ours }), shown: "前の版" },
    { name: "511（Wi-Fiのログイン）", answer: new Response("Wi-Fi", { status: 511 }), shown: "前の版" },
  ])("$name なら「$shown」", async ({ answer, shown }) => {
    expect(await answered(Promise.resolve(answer))).toBe(shown);
  });

  test("電波がなければ、待たずに残してある画面", async () => {
    expect(await answered(Promise.reject(new TypeError("Failed to fetch")))).toBe("前の版");
  });

  test("返事がなければ、ちょうど3秒で残してある画面", async () => {
    const settled = vi.fn();
    void answered(never()).then(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith("前の版");
  });

  test("残していなければ、来たものをそのまま出す", async () => {
    const nothing = () => Promise.resolve(undefined);
    expect(await answered(Promise.resolve(new Response("Wi-Fi")), nothing)).toBe("Wi-Fi");
    await expect(answered(Promise.reject(new TypeError("Failed to fetch")), nothing)).rejects.toThrow(
      "Failed to fetch",
    );
  });
});
