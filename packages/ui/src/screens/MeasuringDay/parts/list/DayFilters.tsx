import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FilterBar } from "../../../../components/FilterBar/FilterBar.tsx";
import { useOrderFilter } from "../../../../components/FilterBar/useOrderFilter.tsx";
import { SearchField } from "../../../../components/SearchField/SearchField.tsx";
import { FilterSegment } from "../../../../components/Segment/FilterSegment.tsx";
import { dayListText, dayOrderText } from "../../../../copy/practice/measuringDayList.ts";
import { listFoundText } from "../../../../copy/support/listOrder.ts";
import { token } from "../../../../tokens/theme.ts";
import { type DayListView, dayStates, noDayConditions } from "../../view.ts";

type DayFiltersProps = {
  view: DayListView;
  found: { hits: number; total: number };
  onChange: (change: Partial<DayListView>) => void;
  /** 広い画面の右端の行動。 */
  end: ReactNode;
};

/** 測定会の言葉・状態・並び順。スマートフォンでは言葉だけが外に残る。 */
export function DayFilters({ view, found, onChange, end }: DayFiltersProps) {
  const { formatMessage } = useIntl();
  const word = (id: "search" | "state") => formatMessage(dayListText[id]);
  const { q, order } = view;
  const state = view.state ?? "all";
  const narrow = (change: Partial<DayListView>) => onChange({ ...change, page: noDayConditions.page });
  const orderFilter = useOrderFilter({
    words: dayOrderText,
    value: order,
    onChange: (chosen) => narrow({ order: chosen }),
  });

  return (
    <Room>
      <FilterBar
        mode="q"
        button="icon"
        count={view.state === null ? 0 : 1}
        caption={`${formatMessage(dayListText[state])}・${formatMessage(dayOrderText[order])}`}
        found={formatMessage(listFoundText.found, found)}
        done={formatMessage(listFoundText.show, found)}
        onReset={() => narrow({ state: noDayConditions.state })}
        end={end}
        filters={[
          {
            id: "q",
            label: word("search"),
            control: () => (
              <SearchField
                label={word("search")}
                value={q}
                maxLength={100}
                onChange={(typed) => narrow({ q: typed })}
              />
            ),
          },
          {
            id: "state",
            label: word("state"),
            control: ({ wide }) => (
              <FilterSegment
                label={word("state")}
                wide={wide}
                value={state}
                options={(["all", ...dayStates] as const).map((value) => ({
                  value,
                  label: formatMessage(dayListText[value]),
                }))}
                onChange={(chosen) => narrow({ state: chosen === "all" ? null : chosen })}
              />
            ),
          },
          orderFilter,
        ]}
      />
    </Room>
  );
}

const Room = styled.div`
  padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-3")};
`;
