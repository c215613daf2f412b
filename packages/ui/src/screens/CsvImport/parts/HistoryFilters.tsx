import { type Period, periodRange, periods } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { PeriodDates } from "../../../components/PeriodDates/PeriodDates.tsx";
import { WithPeriodDates } from "../../../components/PeriodDates/WithPeriodDates.ts";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { csvHistoryText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { lastPeriodText, shortPeriodText } from "../../../copy/controls/period.ts";
import { type CsvHistoryView, defaultCsvHistoryView } from "../view.ts";

type HistoryFiltersProps = {
  view: CsvHistoryView;
  /** unix seconds. */
  nowS: number;
  found: { hits: number; total: number };
  onChange: (change: Partial<CsvHistoryView>) => void;
  /** 広い画面の右端の行動。 */
  end: ReactNode;
};

/** 履歴の文字と期間の絞り込み。スマートフォンでは文字だけが外に残る。 */
export function HistoryFilters({ view, nowS, found, onChange, end }: HistoryFiltersProps) {
  const { formatMessage } = useIntl();
  const word = (id: "search" | "period" | "every") => formatMessage(csvHistoryText[id]);

  return (
    <FilterBar
      mode="q"
      button="icon"
      count={view.period === null ? 0 : 1}
      caption={view.period === null ? word("every") : formatMessage(lastPeriodText[view.period])}
      found={formatMessage(csvValueText.found, found)}
      done={formatMessage(csvValueText.show, found)}
      onReset={() => onChange({ period: defaultCsvHistoryView.period })}
      end={end}
      filters={[
        {
          id: "q",
          label: word("search"),
          control: () => <SearchField label={word("search")} value={view.q} onChange={(q) => onChange({ q })} />,
        },
        {
          id: "period",
          label: word("period"),
          control: ({ wide }) => (
            <WithPeriodDates data-wide={wide || undefined}>
              <FilterSegment
                label={word("period")}
                wide={wide}
                value={view.period === null ? "every" : `${view.period}`}
                options={[
                  { value: "every", label: word("every") },
                  ...periods.map((period) => ({
                    value: `${period}` as const,
                    label: formatMessage((wide ? shortPeriodText : lastPeriodText)[period]),
                  })),
                ]}
                onChange={(value) => onChange({ period: periodOf[value] })}
              />
              {view.period !== null && <PeriodDates range={periodRange(view.period, new Date(nowS * 1000))} />}
            </WithPeriodDates>
          ),
        },
      ]}
    />
  );
}

const periodOf = { every: null, "1": 1, "2": 2, "3": 3 } as const satisfies Record<
  `${Period}` | "every",
  Period | null
>;
