import { typed } from "../typed.ts";

export const progressValueText = typed.defineMessages({
  /** `n` sets its figure in the numeral font. */
  count: { id: "progress.count", defaultMessage: "<n>{done, number} / {total, number}</n>{unit}" },
  countSpoken: { id: "progress.countSpoken", defaultMessage: "{total, number}{unit}のうち{done, number}{unit}" },
  percent: { id: "progress.percent", defaultMessage: "<n>{percent, number}</n>%" },
});
