import { type ComponentPropsWithRef, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { monthText } from "../../copy/controls/month.ts";
import { addMonths, monthTitle, weeksOf } from "../../format/calendar.ts";
import { monthOf, weekday } from "../../format/date.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { chevronLeftIcon, chevronRightIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { MenuKind } from "../MenuMark/MenuMark.tsx";
import { type CalendarDay, isOpen } from "./calendarMonth.ts";
import { DayCell } from "./DayCell.tsx";
import { MonthLegend } from "./MonthLegend.tsx";
import { MonthNotes } from "./MonthNotes.tsx";
import { Grid } from "./monthCalendarStyle.ts";
import { useDayFocus } from "./useDayFocus.ts";

export type MonthCalendarProps = Omit<ComponentPropsWithRef<"div">, "onSelect" | "children"> & {
  /** 「2026-11」。 */
  month: string;
  onMonthChange: (month: string) => void;
  /** 「2026-11-18」から、その日の内容へ。ない日は記録なし。 */
  days: ReadonlyMap<string, CalendarDay>;
  today: string;
  selected: string | null;
  onSelect: (day: string) => void;
  /** これより前の月には戻れない。 */
  min: string;
  /** 見方に並べる練習の種類。 */
  kinds: readonly MenuKind[];
};

/** ひと月の記録を見わたし、一日を選ぶ。矢印で日、Page Up と Page Down で月を動く。 */
export function MonthCalendar({
  month,
  onMonthChange,
  days,
  today,
  selected,
  onSelect,
  min,
  kinds,
  ...rest
}: MonthCalendarProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const onPhone = useMedia(media.mobile);
  const open = { min, max: today };
  const { grid, tabStop, handleKeyDown } = useDayFocus({ month, onMonthChange, today, selected, open });
  const weeks = weeksOf(month);
  const placeOf = (day: string) => {
    if (monthOf(day) !== month) return "outside";
    return isOpen(day, open) ? "open" : "closed";
  };
  const legend = <MonthLegend kinds={kinds} size={onPhone ? "s" : "m"} />;

  return (
    <Stack gap="s" {...rest}>
      <Head>
        <IconButton
          icon={chevronLeftIcon}
          label={formatMessage(monthText.previous)}
          disabled={month <= monthOf(min)}
          onClick={() => onMonthChange(addMonths(month, -1))}
        />
        <Title id={titleId} aria-live="polite">
          {monthTitle(month)}
        </Title>
        <IconButton
          icon={chevronRightIcon}
          label={formatMessage(monthText.next)}
          disabled={month >= monthOf(today)}
          onClick={() => onMonthChange(addMonths(month, 1))}
        />
        {!onPhone && legend && <Aside>{legend}</Aside>}
      </Head>
      <Grid ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  content={days.get(day)}
                  place={placeOf(day)}
                  isToday={day === today}
                  selected={day === selected}
                  tabStop={day === tabStop}
                  onSelect={onSelect}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {onPhone && legend}
      <MonthNotes />
    </Stack>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

const Title = styled.h2`
  text-align: center;
`;

const Aside = styled.div`
  margin-inline-start: auto;
`;
