import { plain } from "../plain.ts";

/** After what is known of the only day or week, in place of a line with one point. */
export const fewMeasuredText = plain.defineMessages({
  days: { id: "fewMeasured.days", defaultMessage: "別の日にも測ると、推移を線で表示します。" },
  weeks: { id: "fewMeasured.weeks", defaultMessage: "別の週にも測ると、推移を線で表示します。" },
});
