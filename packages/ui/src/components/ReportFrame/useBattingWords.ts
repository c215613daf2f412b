import type { Ball, BattingTypeCode } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { reportText } from "../../copy/analyzer/report.ts";
import { battingTypeText } from "../../copy/controls/measures.ts";
import { ballText } from "../../copy/team/ball.ts";
import type { ConditionGroup } from "./battingChoice.ts";

/** 「実打」「硬式」「実打・硬式」。だれも言っていないものにも名前がある。 */
export function useBattingWords() {
  const { formatMessage } = useIntl();

  return useMemo(() => {
    const typeWord = (code: BattingTypeCode | 0 | null) =>
      formatMessage(code ? battingTypeText[code] : reportText.noType);
    const ballWord = (ball: Ball | "unset" | null) =>
      formatMessage(ball === null || ball === "unset" ? reportText.noBall : ballText[ball]);
    const poolWord = ({ batting_type, ball }: Pick<ConditionGroup, "batting_type" | "ball">) =>
      `${typeWord(batting_type)}・${ballWord(ball)}`;
    return { typeWord, ballWord, poolWord };
  }, [formatMessage]);
}
