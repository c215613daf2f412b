import { type DateRange, type Period as PeriodCode, periods } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterChip } from "../../../components/Chip/FilterChip.tsx";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { filterIcon } from "../../../components/Icon/icons.ts";
import { PeriodDates } from "../../../components/PeriodDates/PeriodDates.tsx";
import { WithPeriodDates } from "../../../components/PeriodDates/WithPeriodDates.ts";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { lastPeriodText, shortPeriodText } from "../../../copy/controls/period.ts";
import { trainingReportText, trainingReportValueText } from "../../../copy/practice/trainingReport.ts";
import { noTrainingConditions, type TrainingReportView } from "../view.ts";
import { useTrainingWords } from "./useTrainingWords.ts";

export type TrainingFiltersProps = {
  view: TrainingReportView;
  /** `null` while the rows are loading. */
  found: { hits: number; total: number } | null;
  /** 届いた記録の日付。 */
  range: DateRange | undefined;
  onChange: (change: Partial<TrainingReportView>) => void;
  /** 広い画面の右端の行動。 */
  end: ReactNode;
};

/** 期間・学年・名前・記録の有無・痛みの絞り込み。スマートフォンでは期間だけが外に残る。 */
export function TrainingFilters({ view, found, range, onChange, end }: TrainingFiltersProps) {
  const { formatMessage } = useIntl();
  const { count, now } = useTrainingWords(view);
  const word = (id: keyof typeof trainingReportText) => formatMessage(trainingReportText[id]);

  return (
    <FilterBar
      mode="period"
      count={count}
      caption={now}
      found={found ? formatMessage(trainingReportValueText.found, found) : undefined}
      done={formatMessage(trainingReportValueText.show, { hits: found?.hits ?? 0 })}
      onReset={() => onChange(noTrainingConditions)}
      end={end}
      filters={[
        {
          id: "period",
          label: word("period"),
          control: ({ wide }) => (
            <WithPeriodDates data-wide={wide || undefined}>
              <FilterSegment
                label={word("period")}
                wide={wide}
                value={`${view.period}`}
                options={periods.map((period) => ({
                  value: `${period}` as const,
                  label: formatMessage((wide ? shortPeriodText : lastPeriodText)[period]),
                }))}
                onChange={(value) => onChange({ period: periodOf[value] })}
              />
              {range && <PeriodDates range={range} />}
            </WithPeriodDates>
          ),
        },
        useGradeFilter({ value: view.grade, onChange: (grade) => onChange({ grade }) }),
        {
          id: "q",
          label: word("search"),
          control: () => <SearchField label={word("search")} value={view.q} onChange={(q) => onChange({ q })} />,
        },
        {
          id: "missing",
          label: word("missingLabel"),
          control: () => (
            <FilterChip icon={filterIcon} selected={view.missing} onChange={(missing) => onChange({ missing })}>
              {word("missing")}
            </FilterChip>
          ),
        },
        {
          id: "pain",
          label: word("painLabel"),
          control: () => (
            <FilterChip icon={filterIcon} selected={view.pain} onChange={(pain) => onChange({ pain })}>
              {word("painOnly")}
            </FilterChip>
          ),
        },
      ]}
    />
  );
}

const periodOf = { "1": 1, "2": 2, "3": 3 } as const satisfies Record<`${PeriodCode}`, PeriodCode>;
