import { afterEach, expect, test, vi } from "vitest";
import { createJapaneseIntl } from "./JapaneseFormats.tsx";

afterEach(() => vi.restoreAllMocks());

const counted = { id: "counted", defaultMessage: "{count, number}人" };

test("文の中の整数は、ブラウザーの数の書き方を呼ばずに書かれる", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  const { formatMessage, formatNumber } = createJapaneseIntl();

  expect(formatMessage(counted, { count: 1204 })).toBe("1,204人");
  expect(formatMessage(counted, { count: 0 })).toBe("0人");
  expect(formatNumber(-1204)).toBe("−1,204");
  expect(made).not.toHaveBeenCalled();
});

test("小数と、桁を決めた数は、ブラウザーが書く", () => {
  const { formatMessage, formatNumber } = createJapaneseIntl();

  expect(formatMessage(counted, { count: 1204.5 })).toBe("1,204.5人");
  expect(formatNumber(2, { minimumFractionDigits: 1 })).toBe("2.0");
});

test("値のない言葉は、書き方を作らずにそのまま出る", () => {
  const { formatMessage } = createJapaneseIntl();
  const plain = { id: "plain", defaultMessage: [{ type: 0 as const, value: "打球速度" }] };

  // The library reads every value before it looks at the words.
  const values = Object.defineProperty({}, "speed", { enumerable: true, get: () => expect.unreachable() });
  expect(formatMessage(plain, values)).toBe("打球速度");
});
