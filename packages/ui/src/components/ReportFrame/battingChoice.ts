import type { Ball, BattingTypeCode } from "@kyuseki/domain";

/** What a coach asked for; null leaves it to the usual. 0 and `unset` are the balls nobody said it of. */
export type BattingChoice = { battingType: BattingTypeCode | 0 | null; ball: Ball | "unset" | null };
export const usualBatting: BattingChoice = { battingType: null, ball: null };

/** What a report answers: the type and the ball it counted, and all there is to choose from. */
export type BattingPool = {
  batting_type: BattingTypeCode | null;
  ball: Ball | null;
  choices: readonly { batting_type: BattingTypeCode | null; ball: Ball | null; count: number }[];
};

/** The types there are, with how often it was so with the present ball; null where it was so only with another. */
export function battingTypesOf({ ball, choices }: BattingPool) {
  return codes.flatMap((code) => {
    const ofType = choices.filter(({ batting_type }) => (batting_type ?? 0) === code);
    return ofType.length === 0 ? [] : { code, count: ofType.find((one) => one.ball === ball)?.count ?? null };
  });
}

/** The balls there are; of one of them the types. */
export const battingBallsOf = ({ choices }: BattingPool): readonly (Ball | "unset")[] =>
  ballCodes.filter((code) => choices.some(({ ball }) => (ball ?? "unset") === code));

const codes = [1, 2, 3, 0] as const;
const ballCodes = ["rubber", "hard", "soft", "unset"] as const;
