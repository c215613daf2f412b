import { addDays, type Ball, type BattingTypeCode, type DateRange } from "@kyuseki/domain";
import { type Better, type GoalKind, type PersonalBest, personalBestsOf } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import { findGrowth, type Measured } from "../../store/measuring/evaluation.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { listMeasuredLately, type MeasuredLately } from "../../store/notes/noteFacts.ts";

/** What a player was measured in lately, with every day of it, the oldest first, and its personal bests, the newest first. */
export type PlayerMeasure = {
  /** null: an item of the team. */
  kind: GoalKind | null;
  label: string;
  unit: string;
  decimals: number;
  better: Better;
  days: readonly { date: string; best: number; count: number }[];
  bests: readonly PersonalBest[];
};

/** Of the days up to `day`, for what was measured in the `latelyDays` that end with it: the figures of 評価結果. */
export async function listPlayerMeasures(
  db: Queryable,
  teamId: number,
  memberId: number,
  day: string,
): Promise<PlayerMeasure[]> {
  const lately = await listMeasuredLately(db, teamId, memberId, { start: addDays(day, 1 - latelyDays), end: day });
  // A team with a value has items: none are made for it here.
  const items = lately.some(({ item_id }) => item_id !== null) ? await listMeasureItems(db, teamId) : [];
  const measures: PlayerMeasure[] = [];
  for (const one of lately.slice(0, mostMeasures)) {
    const item = items.find(({ id }) => id === one.item_id) ?? null;
    const measured = measuredOf(one, item);
    if (!measured) continue;
    const growth = await findGrowth(db, teamId, memberId, measured, { start: firstDay, end: day });
    const days = (growth?.days ?? []).map(({ date, best, count }) => ({ date, best, count }));
    const better = item?.better ?? "higher";
    const bests = personalBestsOf(days, { before: null, better, measured: item === null });
    measures.push({ kind: one.kind, ...wordsOf(one, item, lately), better, days, bests });
  }
  return measures;
}

type Item = Measured["item"];

function measuredOf({ kind, batting_type, ball }: MeasuredLately, item: Item): Measured | null {
  if (kind !== null) return { kind, item: null, batting_type, ball };
  return item && { kind: null, item, batting_type: null, ball: null };
}

/** The ball is said only where another one was measured the same way. */
function wordsOf({ kind, batting_type, ball }: MeasuredLately, item: Item, lately: readonly MeasuredLately[]) {
  if (kind === null) return { label: item?.name ?? "", unit: item?.unit ?? "", decimals: item?.decimals ?? 1 };
  const alike = lately.filter((other) => other.kind === kind && other.batting_type === batting_type);
  const conditions = [
    ...(batting_type === null ? [] : [battingTypeWords[batting_type]]),
    ...(alike.length > 1 ? [ballWords[ball]] : []),
  ];
  const within = conditions.length === 0 ? "" : `（${conditions.join("・")}）`;
  return { label: `${kindWords[kind].label}${within}`, unit: kindWords[kind].unit, decimals: 1 };
}

const kindWords = {
  1: { label: "打球速度", unit: "km/h" },
  2: { label: "打球飛距離", unit: "m" },
  4: { label: "球速", unit: "km/h" },
} as const satisfies Record<GoalKind, { label: string; unit: string }>;

const battingTypeWords = { 1: "ティー", 2: "トス", 3: "実打" } as const satisfies Record<BattingTypeCode, string>;

const ballWords = {
  rubber: "軟式球",
  hard: "硬式球",
  soft: "ソフトボール",
} as const satisfies Record<Ball, string>;

const latelyDays = 14;
/** Bounds the questions to the database: three kinds of balls with all batting types, and a day's items. */
const mostMeasures = 12;
const firstDay: DateRange["start"] = "1900-01-01";
