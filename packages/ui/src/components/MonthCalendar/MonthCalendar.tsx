import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { dateText } from "../../copy/controls/date.ts";
import { addMonths, monthOf, monthTitle, weekday, weeksOf } from "../../format/date.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { MenuKind } from "../MenuMark/MenuMark.tsx";
import { type CalendarDay, type HeatWords, isOpen, type MonthVariant } from "./calendarMonth.ts";
import { DayCell } from "./DayCell.tsx";
import { MonthLegend } from "./MonthLegend.tsx";
import { MonthNotes } from "./MonthNotes.tsx";
import { Grid } from "./monthCalendarStyle.ts";
import { useDayFocus } from "./useDayFocus.ts";

export type MonthCalendarProps = Omit<ComponentPropsWithRef<"div">, "onSelect" | "children"> & {
  /** 練習の記録（種類・時間・痛み）か、ノート（手ごたえ）か。 */
  variant: MonthVariant;
  /** 「2026-11」。 */
  month: string;
  onMonthChange: (month: string) => void;
  /** 「2026-11-18」から、その日の内容へ。ない日は記録なし。 */
  days: ReadonlyMap<string, CalendarDay>;
  today: string;
  selected: string | null;
  onSelect: (day: string) => void;
  /** これより前の月には戻れない。 */
  min?: string;
  /** 開ける最後の日。なければ今日。 */
  max?: string;
  /** 見方に並べる練習の種類。 */
  kinds?: readonly MenuKind[];
  /** 濃さで塗るときの、両端の言葉。 */
  heat?: HeatWords;
  /** 月の名前の向かいに置くもの。「12 / 20日」など。 */
  aside?: ReactNode;
};

/** ひと月の記録を見わたし、一日を選ぶ。矢印で日、Page Up と Page Down で月を動く。 */
export function MonthCalendar({
  variant,
  month,
  onMonthChange,
  days,
  today,
  selected,
  onSelect,
  min,
  max = today,
  kinds = [],
  heat,
  aside,
  ...rest
}: MonthCalendarProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const onPhone = useMedia(media.mobile);
  const open = { min, max };
  const { grid, tabStop, handleKeyDown } = useDayFocus({ month, onMonthChange, today, selected, open });
  const weeks = weeksOf(month);
  const placeOf = (day: string) => {
    if (monthOf(day) !== month) return "outside";
    return isOpen(day, open) ? "open" : "closed";
  };
  const legend = kinds.length > 0 && <MonthLegend kinds={kinds} size={onPhone ? "s" : "m"} />;

  return (
    <Month {...rest}>
      <Head>
        <IconButton
          icon="chevronLeft"
          label={formatMessage(dateText.previousMonth)}
          disabled={min !== undefined && month <= monthOf(min)}
          onClick={() => onMonthChange(addMonths(month, -1))}
        />
        <Title id={titleId} aria-live="polite">
          {monthTitle(month)}
        </Title>
        <IconButton
          icon="chevronRight"
          label={formatMessage(dateText.nextMonth)}
          disabled={month >= monthOf(max)}
          onClick={() => onMonthChange(addMonths(month, 1))}
        />
        {aside && <Aside>{aside}</Aside>}
        {!onPhone && legend && <Aside>{legend}</Aside>}
      </Head>
      <Grid ref={grid} role="grid" aria-labelledby={titleId} data-variant={variant} onKeyDown={handleKeyDown}>
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
                  variant={variant}
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
      <MonthNotes variant={variant} heat={heat} />
    </Month>
  );
}

const Month = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  min-width: 0;
`;

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
