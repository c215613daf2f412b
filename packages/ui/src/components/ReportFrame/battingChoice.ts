import type { Ball, BattingTypeCode } from "@kyuseki/domain";

/** A coach's choice; null leaves it to the default. 0 and `unset` are balls without a type or ball. */
export type BattingChoice = { battingType: BattingTypeCode | 0 | null; ball: Ball | "unset" | null };
export const usualBatting: BattingChoice = { battingType: null, ball: null };

/** A report's answer: the batting type and ball it counted, and the choices. */
export type ConditionGroup = {
  batting_type: BattingTypeCode | null;
  ball: Ball | null;
  choices: readonly { batting_type: BattingTypeCode | null; ball: Ball | null; count: number }[];
};

/**
 * The batting types, with their number of balls with the present ball; null for a type that exists only with another
 * ball.
 */
export function battingTypesOf({ ball, choices }: ConditionGroup) {
  return codes.flatMap((code) => {
    const ofType = choices.filter(({ batting_type }) => (batting_type ?? 0) === code);
    return ofType.length === 0 ? [] : { code, count: ofType.find((one) => one.ball === ball)?.count ?? null };
  });
}

/** The balls there are; of one of them the types. */
export const battingBallsOf = ({ choices }: ConditionGroup): readonly (Ball | "unset")[] =>
  ballCodes.filter((code) => choices.some(({ ball }) => (ball ?? "unset") === code));

const codes = [1, 2, 3, 0] as const;
const ballCodes = ["rubber", "hard", "soft", "unset"] as const;
