import type { Ball, DateRange, GradeGroup } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { rankingBarText } from "../../copy/rankings/ranking.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { FilterBar } from "../FilterBar/FilterBar.tsx";
import type { FilterPart } from "../FilterBar/filterParts.ts";
import { FilterSegment } from "../Segment/FilterSegment.tsx";
import type { SegmentOption } from "../Segment/Segment.tsx";
import { FilterSelect } from "../Select/FilterSelect.tsx";
import { LinkTabs } from "../Tabs/LinkTabs.tsx";
import { type AppliedConditions, conditionCount, type RankingConditions, usualConditions } from "./conditions.ts";
import { useConditionFilters } from "./useConditionFilters.tsx";
import { useConditionWords } from "./useConditionWords.ts";

export type RankingBarProps<Kind extends string> = {
  current: RankingPlace;
  /** アナライザーのあるチームだけに、その順位も並べる（RO-2）。 */
  analyzer: boolean;
  /** 何の順位か。 */
  kind: { label: string; options: readonly SegmentOption<Kind>[]; value: Kind; onChange: (kind: Kind) => void };
  conditions: RankingConditions;
  onChange: (change: Partial<RankingConditions>) => void;
  applied: AppliedConditions;
  /** 競技の球。一つしかなければ選ばせない。 */
  balls: readonly Ball[];
  /** いま比べている球。 */
  ball: Ball | null;
  /** いま比べている学年。null はすべて。全国では、言わなければチームに多い学校で、届くまでわからない。 */
  stage: GradeGroup | null | undefined;
  /** 届いた順位の日付。 */
  range?: DateRange | undefined;
  /** 条件のほかに選べること。 */
  extra?: readonly FilterPart[];
  /** 集計の時点と対象。 */
  note?: string | undefined;
  /** 広い画面の右端の行動。スマートフォンでは出さない。 */
  end?: ReactNode;
};

type RankingPlace =
  | "/ranking/individual/local"
  | "/ranking/individual/national"
  | "/ranking/team/national"
  | "/nextshot/ranking";

/** ランキングの頭。画面の切り替えと、何を比べるか。 */
export function RankingBar<Kind extends string>(props: RankingBarProps<Kind>) {
  const { current, analyzer, kind, conditions, onChange, applied, balls, ball, stage, range } = props;
  const { extra = [], note, end } = props;
  const { formatMessage } = useIntl();
  const words = useConditionWords(conditions, applied, { ball, stage });
  const everyStage = nationalPlaces.includes(current) ? "all" : null;
  const filters = useConditionFilters({ conditions, onChange, applied, balls, ball, stage, everyStage, range });
  const person = formatMessage(rankingBarText.person);
  const national = formatMessage(rankingBarText.national);

  return (
    <Stack gap="m">
      <LinkTabs
        label={formatMessage(rankingBarText.tabs)}
        current={current}
        items={[
          { href: "/ranking/individual/local", label: formatMessage(rankingBarText.local), group: person },
          { href: "/ranking/individual/national", label: national, group: person },
          ...(analyzer
            ? [{ href: "/nextshot/ranking", label: formatMessage(rankingBarText.analyzer), group: person }]
            : []),
          { href: "/ranking/team/national", label: national, group: formatMessage(rankingBarText.team) },
        ]}
      />
      <FilterBar
        filters={[
          { id: "kind", label: kind.label, control: ({ wide }) => <KindControl {...kind} wide={wide} /> },
          ...filters,
          ...extra,
        ]}
        mode="kind"
        look="folded"
        count={conditionCount(conditions, applied)}
        caption={words}
        note={note}
        done={formatMessage(rankingBarText.done)}
        onReset={() => onChange(usualConditions)}
        found={undefined}
        end={end}
      />
    </Stack>
  );
}

/** On a phone a select beside the button, where four words have no room. */
function KindControl<Kind extends string>({
  label,
  options,
  value,
  onChange,
  wide,
}: RankingBarProps<Kind>["kind"] & { wide: boolean }) {
  if (!wide) return <FilterSegment label={label} options={options} value={value} onChange={onChange} />;
  return (
    <FilterSelect
      label={label}
      options={options}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

const nationalPlaces: readonly RankingPlace[] = ["/ranking/individual/national", "/ranking/team/national"];
