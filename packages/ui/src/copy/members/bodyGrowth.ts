import { headingText } from "../controls/heading.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { personText } from "./person.ts";

/** Height and weight over time. */
export const bodyGrowthText = plain.defineMessages({
  title: { id: "bodyGrowth.title", defaultMessage: "からだ" },
  records: { id: "bodyGrowth.records", defaultMessage: "からだの記録" },
  date: headingText.date,
  height: personText.height,
  weight: personText.weight,
});

export const bodyGrowthValueText = typed.defineMessages({
  since: { id: "bodyGrowth.since", defaultMessage: "{date}から" },
  recordsOf: { id: "bodyGrowth.recordsOf", defaultMessage: "からだの記録（{count, number}回）" },
  headWithUnit: { id: "bodyGrowth.headWithUnit", defaultMessage: "{name}（{unit}）" },
});
