import { eventKinds } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { useOrderFilter } from "../../../components/FilterBar/useOrderFilter.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { eventKindText } from "../../../copy/events/event.ts";
import { eventListText, eventListValueText, eventOrderText } from "../../../copy/events/eventList.ts";
import { type EventListView, noEventConditions } from "../view.ts";
import { MonthTurn } from "./MonthTurn.tsx";

type EventFiltersProps = {
  view: EventListView;
  month: string;
  today: string;
  /** null: まだ読んでいる。 */
  hits: number | null;
  onChange: (change: Partial<EventListView>) => void;
  /** 広い画面の右端の行動。 */
  end: ReactNode;
};

/** 時期か月、主催、種類、言葉、一覧の並び順、見かた。スマートフォンでは、時期か月だけが外に残る。 */
export function EventFilters({ view, month, today, hits, onChange, end }: EventFiltersProps) {
  const { formatMessage } = useIntl();
  const word = (id: keyof typeof eventListText) => formatMessage(eventListText[id]);
  const { look, time, host, kind, q, order } = view;
  const orderPart = useOrderFilter({
    words: eventOrderText,
    value: order,
    onChange: (next) => onChange({ order: next }),
  });
  const conditions = [host !== "all", kind !== null, q.trim() !== ""].filter(Boolean).length;
  const now = [
    host !== "all" && word(host),
    kind !== null && formatMessage(eventKindText[kind]),
    q.trim() !== "" && `「${q.trim()}」`,
  ].filter((part) => part !== false);

  const timePart: FilterPart = {
    id: "time",
    label: word("time"),
    control: ({ wide }) => (
      <FilterSegment
        label={word("time")}
        wide={wide}
        value={time}
        options={[
          {
            value: "coming",
            label:
              time === "coming" && hits !== null && !wide
                ? formatMessage(eventListValueText.comingCount, { count: hits })
                : word("coming"),
          },
          { value: "over", label: word("over") },
        ]}
        onChange={(next) => onChange({ time: next })}
      />
    ),
  };
  const monthPart: FilterPart = {
    id: "month",
    label: word("month"),
    control: () => <MonthTurn month={month} today={today} onChange={(next) => onChange({ month: next })} />,
  };

  return (
    <FilterBar
      mode={look === "month" ? "month" : "time"}
      button="word"
      count={conditions}
      caption={now.length > 0 ? now.join("・") : word("all")}
      found={hits === null ? undefined : formatMessage(eventListValueText.count, { count: hits })}
      done={formatMessage(eventListValueText.show, { count: hits ?? 0 })}
      onReset={() => onChange(noEventConditions)}
      end={end}
      filters={[
        look === "month" ? monthPart : timePart,
        {
          id: "host",
          label: word("host"),
          control: ({ wide }) => (
            <FilterSegment
              label={word("host")}
              wide={wide}
              value={host}
              options={(["all", "team", "provider"] as const).map((value) => ({ value, label: word(value) }))}
              onChange={(next) => onChange({ host: next })}
            />
          ),
        },
        {
          id: "kind",
          label: word("kind"),
          control: () => (
            <FilterSelect
              label={word("kind")}
              value={kind ?? ""}
              options={[
                { value: "", label: word("everyKind") },
                ...eventKinds.map((value) => ({ value, label: formatMessage(eventKindText[value]) })),
              ]}
              onChange={({ target }) => onChange({ kind: eventKinds.find((value) => value === target.value) ?? null })}
            />
          ),
        },
        {
          id: "q",
          label: word("search"),
          control: () => (
            <SearchField
              label={word("search")}
              placeholder={word("search")}
              value={q}
              maxLength={100}
              onChange={(next) => onChange({ q: next })}
            />
          ),
        },
        ...(look === "list" ? [orderPart] : []),
        {
          id: "look",
          label: word("look"),
          control: ({ wide }) => (
            <FilterSegment
              label={word("look")}
              wide={wide}
              value={look}
              options={(["list", "month"] as const).map((value) => ({ value, label: word(value) }))}
              onChange={(next) => onChange({ look: next })}
            />
          ),
        },
      ]}
    />
  );
}
