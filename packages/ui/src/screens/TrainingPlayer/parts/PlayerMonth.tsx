import type { TrainingDay, TrainingPlayer } from "@kyuseki/domain";
import { menuGroups, trainingMenus } from "@kyuseki/domain/training";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { CalendarDay } from "../../../components/MonthCalendar/calendarMonth.ts";
import { MonthCalendar, type MonthCalendarProps } from "../../../components/MonthCalendar/MonthCalendar.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { menuGroupText, trainingText } from "../../../copy/practice/training.ts";
import { trainingPlayerText, trainingPlayerValueText } from "../../../copy/practice/trainingPlayer.ts";

type PlayerMonthProps = Pick<MonthCalendarProps, "month" | "selected" | "onMonthChange" | "onSelect"> & {
  player: Pick<TrainingPlayer, "days" | "today" | "first_day">;
  /** その月の記録を待っている間。 */
  arriving: boolean;
};

/** ひと月のカレンダー。練習の種類と時間と痛み。 */
export function PlayerMonth({ player: { days, today, first_day }, arriving, ...rest }: PlayerMonthProps) {
  const intl = useIntl();
  const marked = useMemo(() => new Map(days.map((day) => [day.date, markedDay(intl, day)])), [days, intl]);

  return (
    <Panel aria-label={intl.formatMessage(trainingPlayerText.calendar)} aria-busy={arriving || undefined}>
      <MonthCalendar {...rest} days={marked} today={today} min={first_day} kinds={kinds} />
    </Panel>
  );
}

const kinds = menuGroups.filter((group) => group !== "other");

function markedDay({ formatMessage }: IntlShape, { entries, minutes }: TrainingDay): CalendarDay {
  const done = new Set(entries.map(({ menu }) => trainingMenus[menu]));
  const marks = menuGroups.filter((group) => done.has(group));
  const pain = Math.max(0, ...entries.map((entry) => entry.pain?.pain ?? 0));
  const spoken = [
    ...marks.map((group) => formatMessage(menuGroupText[group])),
    formatMessage(trainingPlayerValueText.minutes, { minutes }),
    ...(pain > 0 ? [formatMessage(trainingPlayerValueText.hurts, { pain })] : []),
  ];
  return {
    summary: spoken.join(formatMessage(trainingPlayerText.listSeparator)),
    marks,
    value: { amount: String(minutes), unit: formatMessage(trainingText.minute) },
    ...(pain > 0 && { pain }),
  };
}
