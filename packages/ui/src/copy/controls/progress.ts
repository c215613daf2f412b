import { defineMessages, type MessageTag } from "react-intl";

type Values = {
  count: { done: number; total: number; unit: string; n: MessageTag };
  countSpoken: { done: number; total: number; unit: string };
  percent: { percent: number; n: MessageTag };
};

export const progressValueText = defineMessages<Values>({
  /** `n` sets its figure in the numeral font. */
  count: { id: "progress.count", defaultMessage: "<n>{done, number} / {total, number}</n>{unit}" },
  countSpoken: { id: "progress.countSpoken", defaultMessage: "{total, number}{unit}のうち{done, number}{unit}" },
  percent: { id: "progress.percent", defaultMessage: "<n>{percent, number}</n>%" },
});
