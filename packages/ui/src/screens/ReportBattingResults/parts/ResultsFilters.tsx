import { type BattingResultCode, type BattingResults, battingResults } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { useBattingFilters } from "../../../components/ReportFrame/useBattingFilters.tsx";
import { useRangeFilter } from "../../../components/ReportFrame/useRangeFilter.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { battingResultText } from "../../../copy/analyzer/ballNames.ts";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { shortRange } from "../../../format/calendar.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { type BattingResultsView, defaultBattingResultsView } from "../view.ts";

export type ResultsFiltersProps = {
  results: BattingResults | null;
  view: BattingResultsView;
  today: string;
  onChange: (change: Partial<BattingResultsView>) => void;
  end: ReactNode;
  loadPart: LoadPart;
};

/** 日付・打撃の種類・使用球・結果。スマートフォンでは打撃の種類だけを外に残す。 */
export function ResultsFilters({ results, view, today, onChange, end, loadPart }: ResultsFiltersProps) {
  const { formatMessage } = useIntl();
  const word = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);
  const batting = useBattingFilters({ pool: results, view, onChange });
  const {
    filter: days,
    range,
    isNarrowed,
  } = useRangeFilter({ found: results?.range, view, today, onChange, loadPart });
  const resultWord = (code: BattingResultCode) => formatMessage(battingResultText[battingResults[code]]);

  const result: FilterPart = {
    id: "result",
    label: word("result"),
    control: ({ wide }) => (
      <FilterSegment
        label={word("result")}
        options={[
          { value: "all", label: word("all") },
          ...codes.map((code) => ({ value: `${code}`, label: resultWord(code) })),
        ]}
        value={`${view.result ?? "all"}`}
        onChange={(chosen) => onChange({ result: codes.find((code) => `${code}` === chosen) ?? null })}
        wide={wide}
      />
    ),
  };

  return (
    <FilterBar
      role="group"
      aria-label={word("filters")}
      filters={[days, ...batting, result]}
      mode="type"
      count={Number(isNarrowed) + Number(view.ball !== null) + Number(view.result !== null)}
      caption={[
        ...(range ? [shortRange(range)] : []),
        view.result === null ? word("everyResult") : resultWord(view.result),
      ].join("・")}
      found={results ? formatMessage(reportBattingValueText.found, { count: results.total }) : undefined}
      done={results ? formatMessage(reportBattingValueText.done, { count: results.total }) : word("show")}
      onReset={() => {
        const { start, end: last, ball, result: every } = defaultBattingResultsView;
        onChange({ start, end: last, ball, result: every });
      }}
      end={end}
    />
  );
}

const codes = [1, 2, 3] as const;
