import { type KeyboardEvent, useState } from "react";
import { useIntl } from "react-intl";
import { numberFieldText, numberFieldValueText } from "../../copy/controls/numberField.ts";
import { type NumberFieldError, type NumberRules, readNumber } from "./readNumber.ts";

type Options = {
  value: number | null;
  onChange: (value: number | null) => void;
  onFieldError: ((fieldError: NumberFieldError | null) => void) | undefined;
  onTyping: ((isTyping: boolean) => void) | undefined;
  rules: NumberRules;
};

/** The text being typed until it is a number. Unreadable text stays, with the reason. */
export function useNumberDraft({ value, onChange, onFieldError, onTyping, rules }: Options) {
  const sentenceOf = useErrorText(rules);
  const [held, setHeld] = useState(value);
  const [draft, setDraft] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<NumberFieldError | null>(null);
  if (held !== value) {
    setHeld(value);
    setDraft(null);
    setFieldError(null);
  }

  const tell = (next: NumberFieldError | null) => {
    if (next === fieldError) return;
    setFieldError(next);
    onFieldError?.(next);
  };
  const give = (next: number | null) => {
    setDraft(null);
    onTyping?.(false);
    tell(null);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (draft === null) return;
    const reading = readNumber(draft, rules);
    if (reading.fieldError === null) give(reading.value);
    else tell(reading.fieldError);
  };
  const stepped = (direction: 1 | -1) => {
    const reading = readNumber(draft ?? "", rules);
    const typed = draft === null ? value : reading.fieldError === null ? reading.value : value;
    return nextStep(typed, direction, rules);
  };

  return {
    shown: draft ?? (value === null ? "" : value.toFixed(rules.decimals).replace("-", "\u2212")),
    errorText: fieldError ? sentenceOf(fieldError) : undefined,
    commit,
    type: (text: string) => {
      setDraft(text);
      if (draft === null) onTyping?.(true);
      // A shown error disappears as soon as the text is right.
      if (fieldError) tell(readNumber(text, rules).fieldError);
    },
    handleKey: (event: KeyboardEvent) => {
      // The input method uses these keys to choose and confirm.
      if (event.nativeEvent.isComposing) return;
      // Esc closes the surrounding dialog, which must first know what was typed.
      if (event.key === "Enter" || event.key === "Escape") commit();
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      give(stepped(event.key === "ArrowUp" ? 1 : -1));
    },
  };
}

function nextStep(from: number | null, direction: 1 | -1, { min, max, decimals }: NumberRules) {
  const step = decimals === 0 ? 1 : 0.1;
  const start = from === null ? (min ?? 0) : from + direction * step;
  return Number(Math.min(Math.max(start, min ?? start), max ?? Number.POSITIVE_INFINITY).toFixed(decimals));
}

function useErrorText({ min, max, decimals }: NumberRules) {
  const { formatMessage } = useIntl();
  const text = (limit: number) => limit.toFixed(Number.isInteger(limit) ? 0 : 1).replace("-", "\u2212");

  return (fieldError: NumberFieldError): string => {
    switch (fieldError) {
      case "unreadable":
        return formatMessage(numberFieldText.unreadable);
      case "decimals":
        return formatMessage(decimals === 0 ? numberFieldText.whole : numberFieldText.oneDecimal);
      case "range":
        if (min === undefined) return formatMessage(numberFieldValueText.atMost, { max: text(max ?? 0) });
        if (max === undefined) return formatMessage(numberFieldValueText.atLeast, { min: text(min) });
        return formatMessage(numberFieldValueText.between, { min: text(min), max: text(max) });
    }
  };
}
