import { type ReportPlayerRow, sortByReading } from "@kyuseki/domain";
import { player, players } from "./playerSearch.fixtures.ts";

const record = (value: number | null, batting_type: 1 | 2 | 3 | null) =>
  value === null ? null : { value, batting_type, ball: "rubber" as const };

type Measured = [id: number, batted: number | null, pitched: number | null, balls: number, last: string];

const measured: readonly Measured[] = [
  [1, 137.6, 129.8, 412, "2026-04-04"],
  [2, 96.4, null, 38, "2026-03-21"],
  [4, 136.6, 128.3, 377, "2026-04-04"],
  [5, 118.2, 110.5, 205, "2026-04-01"],
  [6, 104.9, null, 96, "2025-12-13"],
  [8, null, 121.7, 61, "2026-03-28"],
  [10, 141.0, 133.4, 530, "2026-04-04"],
  [11, 99.1, 91.2, 120, "2026-02-22"],
];

/** The players of `playerSearch.fixtures`, some of them never measured, by reading. */
export const reportPlayers: readonly ReportPlayerRow[] = sortByReading(players).map(({ id, ...member }) => {
  const [, batted = null, pitched = null, balls = 0, last_day = null] = measured.find(([of]) => of === id) ?? [];
  return {
    ...named(member),
    id,
    batted_ball_speed: record(batted, 1),
    pitch_speed: record(pitched, null),
    balls,
    last_day,
  };
});

/** Enough for several pages: 12 readings, ten players of each. */
export const manyReportPlayers: readonly ReportPlayerRow[] = reportPlayers.flatMap((row) =>
  Array.from({ length: 10 }, (_, copy) => ({
    ...row,
    id: row.id * 100 + copy,
    first_name: `${row.first_name}${copy}`,
  })),
);

export const longNamedReportPlayer: ReportPlayerRow = {
  ...named(player(90, "勅使河原小路 ひまわりあかりのすけ", "てしがわらこうじ ひまわりあかりのすけ", "e1")),
  id: 90,
  batted_ball_speed: { value: 61.3, batting_type: 3, ball: null },
  pitch_speed: null,
  balls: 12,
  last_day: "2026-04-02",
};

function named({
  last_name,
  first_name,
  last_name_kana,
  first_name_kana,
  grade,
}: Omit<ReturnType<typeof player>, "id">) {
  return { last_name, first_name, last_name_kana, first_name_kana, grade };
}
