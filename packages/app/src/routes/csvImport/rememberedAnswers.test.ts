import type { CsvSource } from "@kyuseki/domain";
import { guessMapping } from "@kyuseki/domain/csv";
import { expect, test } from "vitest";
import { rememberedAnswers } from "./rememberedAnswers.ts";

const source = (values: Partial<CsvSource>): CsvSource => ({
  id: 1,
  source_key: "0123456789abcdef",
  format: "rapsodo_pitching",
  mapping: {},
  units: { speed: "mph", length: "in" },
  names: [],
  used_at: "2026-11-12T03:00:00.000Z",
  ...values,
});

test("BE-2 Rapsodo の単位は機器の設定で変わるので、覚えていてもファイルごとに聞く", () => {
  const { format, mapping: guess } = guessMapping("No,Pitch ID,Velocity,Total Spin,Spin Direction".split(","));
  const mapping = {
    pitch_speed: { column: 2, unit: "mph" },
    spin_direction: { column: 4, unit: "clock" },
  } as const;
  expect(rememberedAnswers(source({ mapping }), { format, guess }, false).answers).toEqual({
    mapping: { pitch_speed: { column: 2, unit: null }, spin_direction: { column: 4, unit: "clock" } },
    units: {},
    day: "",
  });
});

test("BE-2 表計算の単位は、一度の答えを覚えている", () => {
  const { format, mapping: guess } = guessMapping(["名前", "球速"]);
  expect(rememberedAnswers(source({ mapping: guess }), { format, guess }, false).answers).toEqual({
    mapping: guess,
    units: { speed: "mph", length: "in" },
    day: "",
  });
});
