import { expect, test } from "vitest";
import { settings } from "../evaluationSetting.fixtures.ts";
import { readDraft, valuesOf } from "./settingValues.ts";

const { updated_at: _at, updated_by: _by, ...draft } = settings;

test("ほどいて組み直すと、同じ設定になる", () => {
  expect(readDraft(valuesOf(settings), 3)).toEqual({ draft, fieldErrors: {} });
});

test("よくない値は、サーバーと同じ名前の欄に、同じ文で付く", () => {
  const values = {
    ...valuesOf(settings),
    practice_goal: null,
    "pitch_limits.e.own.day": 301,
    "hard_hit.angle_low": 32,
    record_hour: 11,
  };
  expect(readDraft(values, 3)).toEqual({
    draft: undefined,
    fieldErrors: {
      practice_goal: "実施率の目標は1〜100の整数で入力してください",
      record_hour: "今日を数え始める時刻は12〜23の整数で入力してください",
      "pitch_limits.e.own.day": "1日の上限は1〜300の整数で入力してください",
      "hard_hit.angle_high": "角度の上限は下限より大きくしてください",
    },
  });
});
