import { useIntl } from "react-intl";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { monthValueText } from "../../../copy/controls/month.ts";
import { noteListValueText } from "../../../copy/notes/noteList.ts";
import { longDate } from "../../../format/date.ts";
import type { NoteDayMarks } from "./noteDays.ts";

type NoteDayCellProps = {
  day: string;
  marks: NoteDayMarks | undefined;
  isOpen: boolean;
  isOutside: boolean;
  isToday: boolean;
  selected: boolean;
  tabStop: boolean;
  onSelect: (day: string) => void;
};

/** 暦の一日。書いた日には、手ごたえの数の◆が並ぶ。 */
export function NoteDayCell(props: NoteDayCellProps) {
  const { day, marks, isOpen, isOutside, isToday, selected, tabStop, onSelect } = props;
  const { formatMessage } = useIntl();
  const summary = useDaySummary(marks);
  const number = Number(day.slice(-2));
  if (!isOpen) return <td data-place={isOutside ? "outside" : "closed"}>{number}</td>;

  return (
    <td data-place="open" data-written={marks !== undefined || undefined}>
      <button
        type="button"
        data-day={day}
        data-now={isToday || undefined}
        aria-pressed={selected}
        tabIndex={tabStop ? 0 : -1}
        onClick={() => onSelect(day)}
      >
        <VisuallyHidden>
          {formatMessage(isToday ? monthValueText.today : monthValueText.day, { date: longDate(day), summary })}
        </VisuallyHidden>
        <span aria-hidden="true">{number}</span>
        {marks && (
          <span aria-hidden="true" data-part="marks" data-pain={marks.pain || undefined}>
            {marks.scale === null ? "●" : "◆".repeat(marks.scale)}
          </span>
        )}
      </button>
    </td>
  );
}

/** 「ノート1件、手ごたえ4」 */
function useDaySummary(marks: NoteDayMarks | undefined): string {
  const { formatMessage } = useIntl();
  if (!marks) return formatMessage(noteListValueText.dayNone);
  const { count, scale, pain } = marks;
  const words =
    scale === null
      ? formatMessage(noteListValueText.daySome, { count })
      : formatMessage(noteListValueText.dayFeel, { count, scale });
  return pain ? formatMessage(noteListValueText.dayPain, { summary: words }) : words;
}
