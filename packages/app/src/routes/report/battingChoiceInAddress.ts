import type { BattingSummaryView } from "@kyuseki/ui";
import { codeOf } from "../../navigation/rankingConditions.ts";
import { oneOf } from "../../navigation/viewParameters.ts";

type BattingChoice = Pick<BattingSummaryView, "battingType" | "ball">;

/** D-9. What every batting page's address says of type and ball. */
export const battingChoiceParameters = ["type", "ball"] as const;

export const readBattingChoice = (params: URLSearchParams): BattingChoice => ({
  battingType: codeOf([0, 1, 2, 3] as const, params.get("type")) ?? null,
  ball: oneOf(["rubber", "hard", "soft", "unset"] as const, params.get("ball")),
});

export const writeBattingChoice = ({ battingType, ball }: BattingChoice) => ({
  type: battingType === null ? null : String(battingType),
  ball,
});
