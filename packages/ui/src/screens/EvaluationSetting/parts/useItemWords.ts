import { useIntl } from "react-intl";
import { betterText, decimalsText, itemText, settingValueText } from "../../../copy/team/settings.ts";
import type { ItemField, ItemValues } from "./itemValues.ts";

/** An item of measuring in words. */
export function useItemWords() {
  const { formatMessage } = useIntl();

  const rangeOf = ({ lowest, highest, unit }: ItemValues) => {
    if (lowest !== null && highest !== null) {
      return formatMessage(settingValueText.between, { low: lowest, high: highest, unit });
    }
    if (lowest !== null) return formatMessage(settingValueText.atLeast, { low: lowest, unit });
    return highest === null ? "" : formatMessage(settingValueText.atMost, { high: highest, unit });
  };

  return {
    /** 秒・小さいほどよい・5.5〜15 秒 */
    summary: (values: ItemValues) =>
      [values.unit, formatMessage(betterText[values.better]), rangeOf(values)].filter(Boolean).join("・"),
    labelOf: (name: ItemField) => formatMessage(itemText[name]),
    wordsOf: (name: ItemField, values: ItemValues): string => {
      if (name === "better") return formatMessage(betterText[values.better]);
      if (name === "decimals") return formatMessage(decimalsText[digitsOf(values.decimals)]);
      return String(values[name] ?? "");
    },
  };
}

export const digits = [0, 1] as const;
const digitsOf = (decimals: number) => digits.find((each) => each === decimals) ?? 1;
