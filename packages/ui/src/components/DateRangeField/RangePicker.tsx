import { parseDate } from "@internationalized/date";
import { type DateRange, type Period, periods } from "@kyuseki/domain";
import { useState } from "react";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { type MessageDescriptor, useIntl } from "react-intl";
import { dateText, dateValueText } from "../../copy/controls/date.ts";
import { overlayText } from "../../copy/frame/overlay.ts";
import { dayCount, shortRange } from "../../format/calendar.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { CalendarMonth } from "../DateField/CalendarMonth.tsx";
import { calendarLimits, dayText } from "../DateField/calendarDay.ts";
import { type DayLimits, isWithin } from "../DateField/dayLimits.ts";
import { calendarRange } from "./calendarRange.ts";
import { Chosen, Layout, Preset } from "./rangePickerStyle.ts";
import { presetRange, sameRange } from "./rangePresets.ts";

type RangePickerProps = {
  value: DateRange;
  today: string;
  limits: DayLimits;
  onApply: (range: DateRange) => void;
  onCancel: () => void;
};

/** よく使う期間と暦。決めるまでは、欄の期間は変わらない。 */
export function RangePicker({ value, today, limits, onApply, onCancel }: RangePickerProps) {
  const { formatMessage } = useIntl();
  const offsets = useMedia(media.laptop) ? [0, 1] : [0];
  const [range, setRange] = useState(value);
  const [focused, setFocused] = useState(() => parseDate(value.end));

  const handlePreset = (preset: DateRange) => {
    setRange(preset);
    setFocused(parseDate(preset.end));
  };

  return (
    <Layout>
      <fieldset data-part="presets" aria-label={formatMessage(dateText.presets)}>
        {periods.map((period) => {
          const preset = presetRange(period, today);
          return (
            <Preset
              key={period}
              type="button"
              aria-pressed={sameRange(preset, range)}
              disabled={!isWithin(preset.start, limits) || !isWithin(preset.end, limits)}
              onClick={() => handlePreset(preset)}
            >
              {formatMessage(presetText[period])}
            </Preset>
          );
        })}
      </fieldset>
      <RangeCalendar
        {...calendarLimits(limits)}
        // The field's own value must not change before the coach confirms.
        slot={null}
        autoFocus
        firstDayOfWeek="mon"
        visibleDuration={{ months: offsets.length }}
        pageBehavior="single"
        selectionAlignment="end"
        value={calendarRange(range)}
        onChange={({ start, end }) => setRange({ start: dayText(start), end: dayText(end) })}
        focusedValue={focused}
        onFocusChange={setFocused}
      >
        <div data-part="months">
          {offsets.map((offset) => (
            <CalendarMonth key={offset} mode="range" today={today} offset={offset} months={offsets.length} />
          ))}
        </div>
      </RangeCalendar>
      <div data-part="foot">
        <Chosen aria-live="polite">
          <b>{shortRange(range)}</b>
          <Caption>{formatMessage(dateValueText.days, { count: dayCount(range) })}</Caption>
          {limits.max === today && <Caption>{formatMessage(dateText.noFuture)}</Caption>}
        </Chosen>
        <Button onClick={onCancel}>{formatMessage(overlayText.cancel)}</Button>
        <Button variant="primary" onClick={() => onApply(range)}>
          {formatMessage(dateText.apply)}
        </Button>
      </div>
    </Layout>
  );
}

const presetText = {
  1: dateText.week,
  2: dateText.month,
  3: dateText.threeMonths,
} as const satisfies Record<Period, MessageDescriptor>;
