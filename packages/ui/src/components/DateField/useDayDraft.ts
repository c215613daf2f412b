import { useState } from "react";
import { useIntl } from "react-intl";
import { dateValueText } from "../../copy/controls/date.ts";
import { fullDate } from "../../format/date.ts";
import { type DayLimits, earliestDay, isWithin } from "./dayLimits.ts";

/**
 * The day while it is typed. Only a day within the limits, or none, reaches the caller; any other stays in the field,
 * and `fieldError` says why after the field was left.
 */
export function useDayDraft(value: string | null, onChange: (day: string | null) => void, limits: DayLimits) {
  const describe = useLimitsSentence();
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [typing, setTyping] = useState(false);

  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  const change = (day: string | null) => {
    setDraft(day);
    if (day === value || (day !== null && !isWithin(day, limits))) return;
    setKnown(day);
    onChange(day);
  };
  const outside = draft !== null && !isWithin(draft, limits);
  return { draft, change, fieldError: outside && !typing ? describe(limits) : undefined, setTyping };
}

/** 「2026年4月1日（水）から2026年11月20日（金）までの日を入力してください」 */
export function useLimitsSentence() {
  const { formatMessage } = useIntl();
  return ({ min, max }: DayLimits): string => {
    if (max === undefined) return formatMessage(dateValueText.from, { min: fullDate(min ?? earliestDay) });
    if (min === undefined) return formatMessage(dateValueText.until, { max: fullDate(max) });
    return formatMessage(dateValueText.between, { min: fullDate(min), max: fullDate(max) });
  };
}
