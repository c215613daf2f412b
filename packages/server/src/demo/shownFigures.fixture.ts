import {
  type BattingFigures,
  type BattingResults,
  type BattingSummary,
  changeShown,
  type Evaluation,
  type EvaluationGrowth,
  type LocalRanking,
  type MemberDetail,
  type PitchingDays,
  type PitchingResults,
  type PitchingSummary,
  roundToOneDecimal,
} from "@kyuseki/domain";

type Ask = <Answer>(path: string) => Promise<Answer>;
type Places = { stats: { places: { figure: string; reading: { enough: boolean; value?: number } }[] } };

/** A figure as a page shows it, one decimal (EN-11). */
export type ShownFigure = { name: string; page: string; shown: number };

/** Every figure that more than one page or paper shows of a player over a period, each with the page it stands on. */
export async function shownFigures(ask: Ask, id: number, period: 2 | 3): Promise<ShownFigure[]> {
  const figures: ShownFigure[] = [];
  const add = (page: string, named: Record<string, number | null | undefined>) => {
    for (const [name, value] of Object.entries(named)) {
      if (typeof value === "number") figures.push({ name, page, shown: roundToOneDecimal(value) });
    }
  };
  await addBatting(ask, id, period, add);
  await addPitching(ask, id, period, add);
  return figures;
}

type Add = (page: string, named: Record<string, number | null | undefined>) => void;
const report = (id: number) => `/api/coach/nextshot/report/${id}`;

/** 打撃サマリー（と、その紙）, 打撃結果, AIスタッツ, 測定, チーム内ランキング, メンバー. */
async function addBatting(ask: Ask, id: number, period: number, add: Add) {
  const summary = await ask<BattingSummary>(`${report(id)}/batting/summary?period=${period}`);
  const { batting_type, ball, range } = summary;
  const pool = `batting_type=${batting_type}&ball=${ball}`;
  add("サマリー", ofFigures(summary.figures));
  const row = summary.types.find((one) => one.batting_type === batting_type);
  add("サマリーの種類ごとの表", { 平均: row?.mean, 最大: row?.max, 平均角度: row?.mean_angle, 球数: row?.count });
  add("サマリーの軌道", { 最大飛距離: longestOf(summary.balls) });
  const days = `start=${range.start}&end=${range.end}`;
  add("結果", ofFigures((await ask<BattingResults>(`${report(id)}/batting/results?${pool}&${days}`)).figures));
  const ai = await ask<Places>(`${report(id)}/batting/ai_stats?period=${period}&${pool}`);
  const { speedMean, speedP90, angleMean, sweetSpotShare } = placesOf(ai);
  add("AIスタッツ", { 平均: speedMean, EV90: speedP90, 平均角度: angleMean, 強い打球: percent(sweetSpotShare) });
  const of = (kind: number) => `kind=${kind}&period=${period}&${pool}`;
  add("測定", { ...(await evaluated(ask, id, of(1))), ...renamed(await evaluated(ask, id, of(2)), "最大飛距離") });
  add("ランキング", { ...(await ranked(ask, id, of(1))), ...renamed(await ranked(ask, id, of(2)), "最大飛距離") });
  await addRecord(ask, id, "batted_ball_speed", add);
}

/** The same of pitching: every type together where a page shows it so, else the fastballs. */
async function addPitching(ask: Ask, id: number, period: number, add: Add) {
  const summary = await ask<PitchingSummary>(`${report(id)}/pitching/summary?period=${period}`);
  const { ball, range, pitches, fastball } = summary;
  const straight = pitches.find(({ code }) => code === 1);
  add("サマリー", { "ストレート 最大": fastball?.max, 投球数: summary.count });
  add("サマリーの球種ごとの表", {
    "ストレート 平均": straight?.mean,
    "ストレート 最大": straight?.max?.value,
    "ストレート 球数": straight?.count,
    最速: pitches.length > 0 ? Math.max(...pitches.map(({ max }) => max?.value ?? 0)) : null,
  });
  const days = `ball=${ball}&start=${range.start}&end=${range.end}&limit=100`;
  const all = await ask<PitchingResults>(`${report(id)}/pitching/results?${days}`);
  add("結果", { 最速: all.figures.max?.value, 投球数: all.figures.count });
  const fast = (await ask<PitchingResults>(`${report(id)}/pitching/results?tag_pitch=1&${days}`)).figures;
  add("結果", { "ストレート 平均": fast.mean, "ストレート 最大": fast.max?.value, "ストレート 球数": fast.count });
  const byDay = (await ask<PitchingDays>(`${report(id)}/pitching/days?${days}`)).rows;
  add("結果の日ごとの表", { 最速: byDay.length > 0 ? Math.max(...byDay.map(({ max }) => max ?? 0)) : null });
  const ai = placesOf(await ask<Places>(`${report(id)}/pitching/ai_stats?period=${period}&ball=${ball}`));
  add("AIスタッツ", { "ストレート 平均": ai.fastballMean, チェンジアップとの差: ai.changeUpGap });
  for (const { code, mean, gap } of pitches) {
    const name = code === 6 ? "チェンジアップとの差" : `ストレートと${code}の差`;
    add("サマリーの差", { [name]: gap });
    if (gap !== null && straight?.mean && mean)
      add("見えている二つの平均の差", { [name]: changeShown(straight.mean, mean) });
  }
  const of = `kind=4&period=${period}&ball=${ball}`;
  add("測定", { 最速: (await evaluated(ask, id, of)).最大, 投球数: (await evaluated(ask, id, of)).球数 });
  add("ランキング", { 最速: (await ranked(ask, id, of)).最大 });
  await addRecord(ask, id, "pitch_speed", add);
}

const ofFigures = ({ count, mean, max, ev90, mean_angle, longest, sweet_spot }: BattingFigures) => ({
  平均: mean,
  最大: max?.value,
  EV90: ev90,
  平均角度: mean_angle,
  最大飛距離: longest?.value,
  球数: count,
  強い打球: percent(sweet_spot.of > 0 ? sweet_spot.inside / sweet_spot.of : null),
});

const percent = (share: number | null | undefined) => (share == null ? null : 100 * share);
const renamed = ({ 最大 }: { 最大?: number | null }, name: string) => ({ [name]: 最大 });

function longestOf(balls: BattingSummary["balls"]): number | null {
  const carried = balls.flatMap(({ distance }) => distance ?? []);
  return carried.length > 0 ? Math.max(...carried) : null;
}

const placesOf = ({ stats }: Places): Record<string, number | undefined> =>
  Object.fromEntries(stats.places.map(({ figure, reading }) => [figure, reading.enough ? reading.value : undefined]));

async function evaluated(ask: Ask, id: number, of: string) {
  const { players } = await ask<Evaluation>(`/api/coach/evaluation?${of}`);
  const player = players.find((one) => one.id === id);
  return { 最大: player?.best, 平均: player?.mean, ...(player?.best != null && { 球数: player.count }) };
}

async function ranked(ask: Ask, id: number, of: string) {
  const row = (await ask<LocalRanking>(`/api/coach/ranking/individual/local?${of}`)).rows.find((one) => one.id === id);
  return { 最大: row?.value, 平均: row?.mean, 球数: row?.count };
}

/** Of all days: what the member's panel says, and the best of the growth that 測定 shows. */
async function addRecord(ask: Ask, id: number, which: keyof MemberDetail["records"], add: Add) {
  const record = (await ask<MemberDetail>(`/api/coach/memberlist/member/${id}`)).records[which];
  if (!record?.ball) return;
  const name = `全期間の${which}`;
  add("メンバー", { [name]: record.value });
  const pool = which === "pitch_speed" ? "kind=4" : `kind=1&batting_type=${record.batting_type}`;
  const growth = await ask<EvaluationGrowth>(`/api/coach/evaluation/${id}?${pool}&ball=${record.ball}`);
  add("測定の伸び", { [name]: Math.max(growth.best_before ?? 0, ...growth.days.map(({ best }) => best)) });
}
