import type { BattingTypeCode, DateRange } from "@kyuseki/domain";
import {
  type Better,
  type GoalKind,
  gainOver,
  judgeBest,
  ordinarySpread,
  spreadDays,
} from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";

type Measured =
  | { kind: GoalKind; item_id: null; batting_type: BattingTypeCode | null }
  | { kind: null; item_id: number; batting_type: null };

/** `gain` is over the best of all days before, in the unit of the kind or item; positive is better. One decimal (EN-11). */
export type NewBest = { member_id: number; value: number; gain: number; date: string } & Measured;

/** `earlier`: the bests of the last 8 days before the best, in order. */
type BestRow = Omit<NewBest, "gain" | keyof Measured> & {
  better: Better;
  before: number | null;
  earlier: number[] | null;
} & Measured;

/**
 * Personal bests of active members in a range of days, both included (ai-stats 10): at most one a member and kind or
 * item, the last ones first. Batting types and balls are compared each with itself; the largest gain stands for the kind.
 * Who was first measured in the range is compared with the days of it before the best, as in 測定.
 */
export async function listNewBests(db: Queryable, teamId: number, { start, end }: DateRange): Promise<NewBest[]> {
  const { rows } = await db.query<BestRow>(`${measured} union all ${taken}`, [teamId, start, end]);
  const bests = new Map<string, NewBest>();
  for (const { better, before, earlier, ...found } of rows) {
    const spread = ordinarySpread(earlier ?? []);
    const verdict = judgeBest(found.value, before, { better, measured: found.kind !== null, spread });
    if (verdict !== "best" || before === null) continue;
    const best = { ...found, gain: gainOver(found.value, before, better) };
    const name = `${found.member_id} ${found.kind} ${found.item_id}`;
    const other = bests.get(name);
    if (!other || other.gain < best.gain) bests.set(name, best);
  }
  return [...bests.values()].toSorted((a, b) => b.date.localeCompare(a.date) || a.member_id - b.member_id);
}

const measured = `
  select r.member_id, r.kind, null::integer as item_id, nullif(r.batting_type, 0) as batting_type, 'higher' as better,
         ${oneDecimal("r.best")} as value, r.date,
         (select ${oneDecimal("coalesce(max(b.best) filter (where b.date < $2), max(b.best))")} from measurement_days b
          where b.team_id = $1 and b.member_id = r.member_id and b.kind = r.kind
            and b.batting_type = r.batting_type and b.ball = r.ball and b.date < r.date) as before,
         (select array_agg(${oneDecimal("l.best")}::float8 order by l.date) from (
            select b.best, b.date from measurement_days b
            where b.team_id = $1 and b.member_id = r.member_id and b.kind = r.kind
              and b.batting_type = r.batting_type and b.ball = r.ball and b.date < r.date
            order by b.date desc limit ${spreadDays}) l) as earlier
  from (
    select distinct on (d.member_id, d.kind, d.batting_type, d.ball) d.*
    from measurement_days d join live_members m on m.team_id = d.team_id and m.id = d.member_id and m.state = 'active'
    where d.team_id = $1 and d.date between $2 and $3
    order by d.member_id, d.kind, d.batting_type, d.ball, d.best desc, d.date
  ) r`;

/** A value outside the item's range cannot be right: the range may have been set after it was taken. */
const taken = `
  select r.member_id, null::smallint, r.item_id, null::smallint, r.better, r.value, r.date,
         (select case when r.better = 'lower' then coalesce(min(b.value) filter (where b.date < $2), min(b.value))
                      else coalesce(max(b.value) filter (where b.date < $2), max(b.value)) end
          from measure_values b
          where b.team_id = $1 and b.member_id = r.member_id and b.item_id = r.item_id and b.date < r.date
            and b.value between coalesce(r.lowest, b.value) and coalesce(r.highest, b.value)),
         (select array_agg(l.value::float8 order by l.date) from (
            select b.value, b.date from measure_values b
            where b.team_id = $1 and b.member_id = r.member_id and b.item_id = r.item_id and b.date < r.date
              and b.value between coalesce(r.lowest, b.value) and coalesce(r.highest, b.value)
            order by b.date desc limit ${spreadDays}) l)
  from (
    select distinct on (v.member_id, v.item_id) v.*, i.better, i.lowest, i.highest
    from measure_values v
    join measure_items i on i.team_id = v.team_id and i.id = v.item_id and i.archived_at is null
    join live_members m on m.team_id = v.team_id and m.id = v.member_id and m.state = 'active'
    where v.team_id = $1 and v.date between $2 and $3
      and v.value between coalesce(i.lowest, v.value) and coalesce(i.highest, v.value)
    order by v.member_id, v.item_id, case when i.better = 'lower' then v.value else -v.value end, v.date
  ) r`;
