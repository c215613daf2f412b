import { oneDecimal } from "../sql/oneDecimal.ts";

/**
 * The best of all days that can be right, of a kind (EN-5): nothing is pooled. Of the batting types and balls the player was
 * measured with the usual one, as `nearestConditionGroup` does for the reports: the team's ball, tee batting. Of member `m`
 * in team `t`.
 */
export const recordOf = (kind: 1 | 4) => `(
  select json_build_object('value', ${oneDecimal("max(d.best)")}, 'batting_type', nullif(d.batting_type, 0), 'ball', nullif(d.ball, ''))
  from measurement_days d where d.team_id = m.team_id and d.member_id = m.id and d.kind = ${kind}
  group by d.batting_type, d.ball
  order by (d.batting_type <> 1)::int + 2 * (d.ball <> t.ball)::int + 4 * (d.batting_type = 0)::int + 4 * (d.ball = '')::int,
    d.batting_type, d.ball limit 1)`;
