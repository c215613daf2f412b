import { expect, test } from "vitest";
import { windowTitle } from "./title.ts";

test("RO-8 画面の名前のあとに製品名、名前がなければ製品名だけ", () => {
  expect(windowTitle("メンバーリスト")).toBe("メンバーリスト - 球跡 Kyuseki");
  expect(windowTitle(null)).toBe("球跡 Kyuseki");
});
