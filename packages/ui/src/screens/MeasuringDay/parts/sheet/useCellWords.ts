import type { MeasureItem } from "@kyuseki/domain";
import type { CellCheck, CellPast, UnsentCell } from "@kyuseki/domain/measuringDays";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { EntryCheck } from "../../../../components/EntryGrid/parts/entry.ts";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { storedText } from "./sheetRows.ts";

type Refused = Extract<CellCheck, { state: "refused" }>;
type Asked = Extract<CellCheck, { state: "ask" }>;

/** What is said about a cell, and the value one press puts in its place. */
export function useCellWords() {
  const intl = useIntl();
  return useMemo(() => cellWords(intl), [intl]);
}

function cellWords({ formatMessage }: IntlShape) {
  const fixWith = (fix: string | null) =>
    fix === null ? undefined : { text: fix, label: formatMessage(measuringValueText.use, { value: fix }) };
  const withUnit = (text: string, unit: string) => formatMessage(measuringValueText.value, { value: text, unit });

  return {
    refused: (text: string, { failure, fix }: Refused, item: MeasureItem): EntryCheck => ({
      state: "error",
      message: refusedMessage(formatMessage, text.trim(), { failure, fix }, item),
      fix: fixWith(fix),
    }),
    ask: ({ question, fix }: Asked, item: MeasureItem, { last, best }: CellPast): EntryCheck => ({
      state: "ask",
      message:
        question === "far"
          ? formatMessage(measuringValueText.far, { last: storedText(last, item), unit: item.unit })
          : formatMessage(measuringValueText.leap, { best: storedText(best, item), unit: item.unit }),
      fix: fixWith(fix),
    }),
    /** Offers both values, theirs and mine, by one press each (R4). */
    theirs: (cell: UnsentCell, theirs: NonNullable<UnsentCell["theirs"]>, item: MeasureItem): EntryCheck => {
      const said = (text: string) => (text === "" ? formatMessage(measuringText.blank) : withUnit(text, item.unit));
      const text = storedText(theirs.value, item);
      return {
        state: "ask",
        message: formatMessage(measuringValueText.theirs, {
          by: theirs.by ?? "none",
          theirs: said(text),
          mine: said(cell.text.trim()),
        }),
        fix: {
          text,
          label:
            text === "" ? formatMessage(measuringText.erase) : formatMessage(measuringValueText.use, { value: text }),
        },
      };
    },
  };
}

function refusedMessage(
  formatMessage: IntlShape["formatMessage"],
  text: string,
  { failure, fix }: Pick<Refused, "failure" | "fix">,
  item: MeasureItem,
): string {
  const { name, unit, decimals } = item;
  const meant = fix === null ? "" : formatMessage(measuringValueText.meant, { meant: fix, unit });
  switch (failure) {
    case "number":
      return formatMessage(measuringText.notNumber) + meant;
    case "decimals":
      return formatMessage(measuringValueText.tooFine, { item: name, decimals: decimals === 0 ? 0 : 1 }) + meant;
    case "range": {
      const out = { text, unit, item: name, range: rangeText(formatMessage, item) };
      return fix === null
        ? formatMessage(measuringValueText.out, out)
        : formatMessage(measuringValueText.outMeant, { ...out, meant: fix });
    }
  }
}

/** 50〜400 cm; without a lower bound, what is above nought. */
function rangeText(formatMessage: IntlShape["formatMessage"], { lowest, highest, unit }: MeasureItem): string {
  const top = highest ?? 99_999;
  if (lowest === null) return formatMessage(measuringValueText.atMost, { highest: top, unit });
  return highest === null
    ? formatMessage(measuringValueText.atLeast, { lowest, unit })
    : formatMessage(measuringValueText.between, { lowest, highest, unit });
}
