import { pageSpan, pageWithin } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../../components/Button/Button.tsx";
import { ListFoot } from "../../../../components/DataTable/parts/ListFoot.ts";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { Pagination } from "../../../../components/Pagination/Pagination.tsx";
import { filterText } from "../../../../copy/controls/filter.ts";
import { measuringDaysText } from "../../../../copy/practice/measuringDay.ts";
import { dayListText } from "../../../../copy/practice/measuringDayList.ts";
import { useMedia } from "../../../../layout/useMedia.ts";
import { media } from "../../../../tokens/theme.ts";
import { type DayListView, noDayConditions } from "../../view.ts";
import { DayExport, type DayExportProps } from "./DayExport.tsx";
import { DayFilters } from "./DayFilters.tsx";
import { DayRow } from "./DayRow.tsx";
import { matchingDays } from "./matchingDays.ts";

export type FoundDaysProps = DayExportProps & {
  view: DayListView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<DayListView>) => void;
  /** この端末にある、その測定会の送っていない入力の数。 */
  unsentOf: (dayId: number) => number;
};

/** 測定会を探し、並べ、ページに分ける。`days` は新しい順のすべて。 */
export function FoundDays({ days, view, onViewChange, unsentOf, ...file }: FoundDaysProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const { q, state, order, size } = view;
  const hits = useMemo(() => matchingDays(days, { q, state, order }), [days, q, state, order]);
  const page = pageWithin(view.page, hits.length, size);
  const { first, last } = pageSpan(page, hits.length, size);
  const toExport = hits.length > 0 && <DayExport {...file} days={hits} />;

  return (
    <>
      <DayFilters
        view={view}
        found={{ hits: hits.length, total: days.length }}
        onChange={onViewChange}
        end={toExport}
      />
      {hits.length === 0 ? (
        <EmptyState
          title={formatMessage(dayListText.none)}
          action={<Button onClick={() => onViewChange(noDayConditions)}>{formatMessage(filterText.clearAll)}</Button>}
        />
      ) : (
        <>
          <ul aria-label={formatMessage(measuringDaysText.title)}>
            {hits.slice(first - 1, last).map((day) => (
              <DayRow key={day.id} day={day} unsent={unsentOf(day.id)} />
            ))}
          </ul>
          <Pagination total={hits.length} page={page} size={size} onChange={onViewChange} />
        </>
      )}
      {isMobile && toExport && <ListFoot>{toExport}</ListFoot>}
    </>
  );
}
