import { type Analysis, gradeGroupOf } from "@kyuseki/domain";
import { battedMonth } from "./analysis.fixtures.ts";

const day = "2026-11-19";

/** Player, speed and angle of the five balls of the first day. */
const measured = [
  [201, 131.4, 12.2],
  [201, 128.9, 21.5],
  [201, 125.3, -3.1],
  [206, 88.2, 9.4],
  [206, 84.6, 30.2],
] as const;

const points: Analysis["points"] = measured.map(([member_id, speed, angle]) => ({ member_id, speed, angle, day }));
const meanOf = (balls: Analysis["points"]) => balls.reduce((sum, { speed }) => sum + speed, 0) / balls.length;

const players: Analysis["players"] = battedMonth.players.flatMap((player) => {
  const own = points.filter(({ member_id }) => member_id === player.id);
  const mean = meanOf(own);
  return own.length === 0 ? [] : [{ ...player, count: own.length, mean, days: [{ date: day, mean }] }];
});

const { hard_hit } = battedMonth;
const stages: Analysis["stages"] = battedMonth.stages.flatMap(({ stage, weeks }) => {
  const ids = players.filter(({ grade }) => gradeGroupOf(grade) === stage).map(({ id }) => id);
  const own = points.filter(({ member_id }) => ids.includes(member_id));
  const strong = own.filter(
    ({ speed, angle }) =>
      speed >= hard_hit.speed && angle !== null && angle >= hard_hit.angle_low && angle <= hard_hit.angle_high,
  );
  const last = weeks.length - 1;
  const measuredWeeks = weeks.map(({ week }, at) => ({ week, mean: at === last ? meanOf(own) : null }));
  return own.length === 0
    ? []
    : [{ stage, count: own.length, of: own.length, strong: strong.length, weeks: measuredWeeks }];
});

/** The first day: three balls of one player, two of another. */
export const battedOnce: Analysis = {
  ...battedMonth,
  choices: [{ batting_type: 3, ball: "hard", count: points.length }],
  points,
  points_total: points.length,
  stages,
  bands: [],
  stage_days: stages.flatMap(({ stage, weeks }) => {
    const mean = weeks.at(-1)?.mean ?? null;
    return mean === null ? [] : [{ stage, date: day, mean }];
  }),
  team_days: [{ date: day, mean: meanOf(points), recorded: false }],
  players,
};
