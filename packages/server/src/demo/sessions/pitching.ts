import { roundToOneDecimal } from "@kyuseki/domain";
import { type Day, moment } from "../generate/calendar.ts";
import { type Choice, type NonEmpty, normal, pickWeighted, type Random } from "../generate/random.ts";
import { monthOf } from "../people/course.ts";
import { armSpeedOn, type Player, schoolYearsOf } from "../people/player.ts";
import { gapShare, type PitchCode } from "../tables/pitches.ts";
import { type MeasurementRow, noPlace } from "../write/rows.ts";

type Outing = { day: Day; today: Day; startSeconds: number; pitches: number; fastballsOnly?: boolean };

/** The pitches of one player on one day, about three a minute; speed fades once the arm is tired. */
export function pitchingSession(random: Random, player: Player, outing: Outing): MeasurementRow[] {
  const { day, today } = outing;
  const schoolYears = schoolYearsOf(player, day, today);
  const form = armSpeedOn(player, day, today) * (1 + 0.008 * normal(random));
  const freshPitches = 25 + 3 * schoolYears;
  const { tiring, speedSpread } = monthOf(player.course, day, today);
  const mix = outing.fastballsOnly ? fastballs : mixOf(player, schoolYears);

  return Array.from({ length: outing.pitches }, (_, index) => {
    const tag = pickWeighted(random, mix);
    const tiredness = 0.0006 * Math.max(0, index - freshPitches) + tiring * Math.max(0, index - 20);
    const speed = form * (1 - gapShare[tag]) * (1 - tiredness) + player.spreadKmh * speedSpread * normal(random);
    return {
      team_id: player.team_id,
      member_id: player.member_id,
      measured_at: moment(day, outing.startSeconds + index * 20),
      mode: 2,
      batting_type: null,
      batting_result: null,
      ball: player.ball,
      tag_pitch: tag,
      angle: null,
      distance: null,
      speed: roundToOneDecimal(speed),
      ...noPlace,
      source: player.source,
      source_id: null,
    };
  });
}

const fastballs = [[1, 1]] as const satisfies readonly [Choice<PitchCode>];

/** 学童軟式 does not allow breaking balls: before junior high school only the straight and the change-up are thrown. */
function mixOf(player: Player, schoolYears: number): NonEmpty<Choice<PitchCode>> {
  const [fastball, ...others] = player.pitches;
  const allowed = schoolYears < 6 ? others.filter((code) => code === 6) : others;
  const share = schoolYears < 6 ? 0.2 : 0.75;
  return [[fastball, 1], ...allowed.map((code, index): Choice<PitchCode> => [code, share / (index + 1.6)])];
}
