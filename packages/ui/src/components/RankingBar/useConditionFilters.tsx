import {
  type Ball,
  type BattingTypeCode,
  type DateRange,
  type GradeGroup,
  genders,
  gradeGroups,
  type Period,
  periods,
} from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ballUsedText, battingTypeText } from "../../copy/controls/measures.ts";
import { shortPeriodText } from "../../copy/controls/period.ts";
import { genderText, gradeGroupText } from "../../copy/members/person.ts";
import { rankingBarText } from "../../copy/rankings/ranking.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { FilterPart } from "../FilterBar/filterParts.ts";
import { PeriodDates } from "../PeriodDates/PeriodDates.tsx";
import { FilterSegment } from "../Segment/FilterSegment.tsx";
import type { AppliedConditions, RankingConditions } from "./conditions.ts";

type Given = {
  conditions: RankingConditions;
  onChange: (change: Partial<RankingConditions>) => void;
  applied: AppliedConditions;
  balls: readonly Ball[];
  ball: Ball | null;
  /** いま比べている学年。null はすべて。 */
  stage: GradeGroup | null | undefined;
  /** すべての学年を選んだときの値。 */
  everyStage: "all" | null;
  /** 届いた順位の日付。 */
  range?: DateRange | undefined;
};

/** 学年・性別・打撃の種類・使用球・期間。比べるものにないものは出さない。 */
export function useConditionFilters({
  conditions,
  onChange,
  applied,
  balls,
  ball,
  stage,
  everyStage,
  range,
}: Given): readonly FilterPart[] {
  const { formatMessage } = useIntl();
  const all = { value: "all", label: formatMessage(rankingBarText.all) } as const;
  const apart = formatMessage(rankingBarText.apart);
  const label = (name: "grade" | "gender" | "batting" | "ball" | "period") => formatMessage(rankingBarText[name]);

  const grade: FilterPart = {
    id: "grade",
    label: label("grade"),
    control: ({ wide }) => (
      <FilterSegment
        label={label("grade")}
        options={[all, ...gradeGroups.map((value) => ({ value, label: formatMessage(gradeGroupText[value]) }))]}
        value={stage ?? "all"}
        onChange={(chosen) => onChange({ grade: chosen === "all" ? everyStage : chosen })}
        wide={wide}
      />
    ),
  };
  const gender: FilterPart = {
    id: "gender",
    label: label("gender"),
    control: ({ wide }) => (
      <FilterSegment
        label={label("gender")}
        options={[all, ...genders.map((value) => ({ value, label: formatMessage(genderText[value]) }))]}
        value={conditions.gender ?? "all"}
        onChange={(chosen) => onChange({ gender: chosen === "all" ? null : chosen })}
        wide={wide}
      />
    ),
  };
  const batting: FilterPart = {
    id: "batting",
    label: label("batting"),
    note: apart,
    control: ({ wide }) => (
      <FilterSegment
        label={label("batting")}
        options={battingCodes.map((value) => ({ value: `${value}`, label: formatMessage(battingTypeText[value]) }))}
        value={`${conditions.battingType}`}
        onChange={(chosen) => onChange({ battingType: codeOf(battingCodes, chosen) })}
        wide={wide}
      />
    ),
  };
  const ballUsed: FilterPart = {
    id: "ball",
    label: label("ball"),
    note: apart,
    control: ({ wide }) => (
      <FilterSegment
        label={label("ball")}
        options={balls.map((value) => ({ value, label: formatMessage(ballUsedText[value]) }))}
        value={ball ?? balls[0] ?? "rubber"}
        onChange={(chosen) => onChange({ ball: chosen })}
        wide={wide}
      />
    ),
  };
  const period: FilterPart = {
    id: "period",
    label: label("period"),
    control: ({ wide }) => (
      <Stack gap="xs">
        <FilterSegment
          label={label("period")}
          options={periods.map((value) => ({ value: `${value}`, label: formatMessage(shortPeriodText[value]) }))}
          value={`${conditions.period}`}
          onChange={(chosen) => onChange({ period: codeOf<Period>(periods, chosen) })}
          wide={wide}
        />
        {range && <PeriodDates range={range} />}
      </Stack>
    ),
  };

  return [
    ...(applied.people ? [grade, gender] : []),
    ...(applied.battingType ? [batting] : []),
    ...(applied.ball && balls.length > 1 ? [ballUsed] : []),
    period,
  ];
}

const battingCodes: readonly BattingTypeCode[] = [1, 2, 3];

/** A segment speaks in texts; its own options are all it can say. */
function codeOf<Code extends number>(codes: readonly Code[], chosen: string): Code {
  const code = codes.find((value) => String(value) === chosen);
  if (code === undefined) throw new RangeError(chosen);
  return code;
}
