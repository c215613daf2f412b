import { roundToOneDecimal } from "@kyuseki/domain";
import { type Day, moment } from "../generate/calendar.ts";
import { type Choice, normal, type Random } from "../generate/random.ts";
import { monthOf } from "../people/course.ts";
import { carry } from "../people/flight.ts";
import { batSpeedOn, type Player, schoolYearsOf } from "../people/player.ts";
import { type MeasurementRow, noPlace } from "../write/rows.ts";

type BattingType = 1 | 2 | 3;
type BattingResult = 1 | 2 | 3;
type Round = { day: Day; today: Day; startSeconds: number; balls: number; battingType: BattingType };

/** The balls one player hits in one round of tee, toss or live batting. Only live batting has a result. */
export function battingSession(random: Random, player: Player, round: Round): MeasurementRow[] {
  const { day, today, battingType } = round;
  const { faster, angle: meanAngle, angleSpread, mishits } = styles[battingType];
  const solid = batSpeedOn(player, day, today) * faster * (1 + 0.01 * normal(random));
  const { lift, angleSpread: spreadLeft } = monthOf(player.course, day, today);
  const fence = 57 + 3.5 * schoolYearsOf(player, day, today);

  return Array.from({ length: round.balls }, (_, index) => {
    const isMishit = random() < mishits;
    const speed = roundToOneDecimal(solid * (isMishit ? 0.82 : 1) * (1 + 0.045 * normal(random)));
    const spread = spreadLeft * angleSpread * (isMishit ? 1.6 : 1);
    const angle = roundToOneDecimal(within(meanAngle + player.swingAngle + lift + spread * normal(random), -60, 75));
    const distance = carry(random, speed, angle);
    return {
      team_id: player.team_id,
      member_id: player.member_id,
      measured_at: moment(day, round.startSeconds + index * 15),
      mode: 1,
      batting_type: battingType,
      batting_result: battingType === 3 ? resultOf(random, { angle, distance, isMishit, fence }) : null,
      ball: player.ball,
      tag_pitch: null,
      angle,
      distance,
      speed,
      ...noPlace,
      source: player.source,
      source_id: null,
    };
  });
}

/** A moving ball brings speed of its own and is harder to meet: plausible shares, not measured. */
const styles = {
  1: { faster: 1, angle: 12, angleSpread: 10, mishits: 0.08 },
  2: { faster: 1.04, angle: 13, angleSpread: 12, mishits: 0.14 },
  3: { faster: 1.09, angle: 10, angleSpread: 17, mishits: 0.28 },
} as const satisfies Record<BattingType, { faster: number; angle: number; angleSpread: number; mishits: number }>;

export const battingMix = [
  [1, 9],
  [2, 7],
  [3, 4],
] as const satisfies readonly Choice<BattingType>[];

type Contact = { angle: number; distance: number | null; isMishit: boolean; fence: number };

function resultOf(random: Random, { angle, distance, isMishit, fence }: Contact): BattingResult {
  if (distance !== null && distance > fence) return 3;
  const isLineDrive = !isMishit && angle > 6 && angle < 24;
  return random() < (isLineDrive ? 0.6 : 0.2) ? 2 : 1;
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
