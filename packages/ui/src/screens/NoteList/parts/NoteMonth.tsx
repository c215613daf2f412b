import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { chevronLeftIcon, chevronRightIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useDayFocus } from "../../../components/MonthCalendar/useDayFocus.ts";
import { monthText } from "../../../copy/controls/month.ts";
import { noteListText, noteListValueText } from "../../../copy/notes/noteList.ts";
import { addMonths, monthTitle, weeksOf } from "../../../format/calendar.ts";
import { monthOf, weekday } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { NoteDayCell } from "./NoteDayCell.tsx";
import type { NoteDayMarks } from "./noteDays.ts";
import { MonthGrid } from "./noteMonthStyle.ts";

export type NoteMonthProps = {
  /** 「2026-11」。 */
  month: string;
  days: ReadonlyMap<string, NoteDayMarks>;
  today: string;
  selected: string | null;
  /** これより前の月には戻れない。 */
  min: string;
  onMonth: (month: string) => void;
  onSelect: (day: string) => void;
};

/** ひと月のノートを見わたし、一日を選ぶ。矢印で日、Page Up と Page Down で月を動く。 */
export function NoteMonth({ month, days, today, selected, min, onMonth, onSelect }: NoteMonthProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const open = { min, max: today };
  const { grid, tabStop, handleKeyDown } = useDayFocus({ month, onMonthChange: onMonth, today, selected, open });
  const weeks = weeksOf(month);
  const lastDay = month === monthOf(today) ? today : (weeks.flat().findLast((day) => monthOf(day) === month) ?? today);
  const written = [...days.keys()].filter((day) => monthOf(day) === month).length;

  return (
    <div>
      <Head>
        <IconButton
          icon={chevronLeftIcon}
          label={formatMessage(monthText.previous)}
          disabled={month <= monthOf(min)}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h2 id={titleId} aria-live="polite">
          {monthTitle(month)}
        </h2>
        <IconButton
          icon={chevronRightIcon}
          label={formatMessage(monthText.next)}
          disabled={month >= monthOf(today)}
          onClick={() => onMonth(addMonths(month, 1))}
        />
        <Count>
          {formatMessage(noteListValueText.written, {
            b: (text) => <Figure key="count">{text}</Figure>,
            count: written,
            days: Number(lastDay.slice(-2)),
          })}
        </Count>
      </Head>
      <MonthGrid ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
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
                <NoteDayCell
                  key={day}
                  day={day}
                  marks={days.get(day)}
                  isOpen={monthOf(day) === month && day >= min && day <= today}
                  isOutside={monthOf(day) !== month}
                  isToday={day === today}
                  selected={day === selected}
                  tabStop={day === tabStop}
                  onSelect={onSelect}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </MonthGrid>
      <Caption as="p">{formatMessage(noteListText.feel)}</Caption>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

const Count = styled(Caption)`
  margin-inline-start: auto;
`;

const Figure = styled.b`
  margin-inline-end: ${token("sp-1")};
  color: ${token("ink")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
`;
