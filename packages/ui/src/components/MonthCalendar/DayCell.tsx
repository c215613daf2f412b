import { useIntl } from "react-intl";
import { monthValueText } from "../../copy/controls/month.ts";
import { numberText } from "../../copy/controls/number.ts";
import { longDate } from "../../format/date.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { MenuMark } from "../MenuMark/MenuMark.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { CalendarDay } from "./calendarMonth.ts";

type DayCellProps = {
  day: string;
  content: CalendarDay | undefined;
  place: "open" | "closed" | "outside";
  isToday: boolean;
  selected: boolean;
  tabStop: boolean;
  onSelect: (day: string) => void;
};

/** 暦の一日。見た目は表（`monthCalendarStyle`）がまとめて持つ。 */
export function DayCell({ day, content, place, isToday, selected, tabStop, onSelect }: DayCellProps) {
  const { formatMessage } = useIntl();
  const number = (
    <span data-part="number" data-now={isToday || undefined}>
      {Number(day.slice(-2))}
    </span>
  );
  if (place !== "open") return <td data-place={place}>{number}</td>;

  const summary = content?.summary ?? formatMessage(numberText.none);
  const name = formatMessage(isToday ? monthValueText.today : monthValueText.day, { date: longDate(day), summary });

  return (
    <td data-place={place}>
      <button
        type="button"
        data-day={day}
        aria-pressed={selected}
        tabIndex={tabStop ? 0 : -1}
        onClick={() => onSelect(day)}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <span aria-hidden="true" data-part="drawn">
          {number}
          <DayMarks content={content} />
        </span>
      </button>
    </td>
  );
}

function DayMarks({ content }: { content: CalendarDay | undefined }) {
  const dots = useMedia(media.mobile);
  if (!content) return <span data-part="dash" />;
  return (
    <>
      {content.marks && (
        <span data-part="marks">
          {content.marks.map((kind) => (
            <MenuMark key={kind} kind={kind} size={dots ? "s" : "m"} />
          ))}
        </span>
      )}
      {content.value && (
        <span data-part="value">
          {content.value.amount}
          <small data-part="unit">{content.value.unit}</small>
        </span>
      )}
      {content.pain !== undefined && <b data-part="pain">{content.pain}</b>}
    </>
  );
}
