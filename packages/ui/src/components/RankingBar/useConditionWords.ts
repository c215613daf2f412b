import type { Ball, GradeGroup } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ballUsedText, battingTypeText } from "../../copy/controls/measures.ts";
import { lastPeriodText } from "../../copy/controls/period.ts";
import { genderText, stageText } from "../../copy/members/person.ts";
import { rankingBarText, rankingValueText } from "../../copy/rankings/ranking.ts";
import type { AppliedConditions, RankingConditions } from "./conditions.ts";

/**
 * What is compared, in words: 「直近1か月・高校・男・ティー・軟式球」. `stage` is null for every one, undefined until the answer says
 * which the team's is.
 */
export function useConditionWords(
  { period, gender, battingType }: RankingConditions,
  applied: AppliedConditions,
  { ball, stage }: { ball: Ball | null; stage: GradeGroup | null | undefined },
): string {
  const { formatMessage } = useIntl();
  const last = formatMessage(lastPeriodText[period]);
  const now = applied.people
    ? formatMessage(rankingValueText.now, {
        period: last,
        grade: formatMessage(stage ? stageText[stage] : rankingBarText[stage === null ? "everyGrade" : "ownStage"]),
        gender: formatMessage(gender ? genderText[gender] : rankingBarText.everybody),
      })
    : last;
  const apart = [
    ...(applied.battingType ? [formatMessage(battingTypeText[battingType])] : []),
    ...(applied.ball && ball ? [formatMessage(ballUsedText[ball])] : []),
  ];
  return apart.reduce((said, word) => formatMessage(rankingValueText.nowApart, { now: said, apart: word }), now);
}
