import type { DateRange } from "@kyuseki/domain";
import { useState } from "react";
import type { DateValue, RangeValue } from "react-aria-components/DateRangePicker";
import { useIntl } from "react-intl";
import { dateText } from "../../copy/controls/date.ts";
import { dayText } from "../DateField/calendarDay.ts";
import { type DayLimits, isWithin } from "../DateField/dayLimits.ts";
import { useLimitsSentence } from "../DateField/useDayDraft.ts";
import { calendarRange } from "./calendarRange.ts";
import { sameRange } from "./rangePresets.ts";

/**
 * The range while it is typed. Only a complete one, in order and within the limits, reaches the caller; anything else
 * stays in the field, and `fieldError` says why after the field was left.
 */
export function useRangeDraft(value: DateRange, onChange: (range: DateRange) => void, limits: DayLimits) {
  const { formatMessage } = useIntl();
  const describe = useLimitsSentence();
  const [draft, setDraft] = useState<RangeValue<DateValue> | null>(() => calendarRange(value));
  const [known, setKnown] = useState(value);
  const [typing, setTyping] = useState(false);

  if (!sameRange(known, value)) {
    setKnown(value);
    setDraft(calendarRange(value));
  }
  const change = (next: RangeValue<DateValue> | null) => {
    setDraft(next);
    const range = next && rangeText(next);
    if (!range || sameRange(range, value) || flawOf(range, limits)) return;
    setKnown(range);
    onChange(range);
  };
  const flaw = flawOf(draft && rangeText(draft), limits);
  const sentences = {
    incomplete: () => formatMessage(dateText.incomplete),
    reversed: () => formatMessage(dateText.reversed),
    outside: () => describe(limits),
  };
  return { draft, change, fieldError: flaw && !typing ? sentences[flaw]() : undefined, setTyping };
}

type Flaw = "incomplete" | "reversed" | "outside";

function flawOf(range: DateRange | null, limits: DayLimits): Flaw | undefined {
  if (!range) return "incomplete";
  if (!isWithin(range.start, limits) || !isWithin(range.end, limits)) return "outside";
  return range.start > range.end ? "reversed" : undefined;
}

const rangeText = ({ start, end }: RangeValue<DateValue>): DateRange => ({ start: dayText(start), end: dayText(end) });
