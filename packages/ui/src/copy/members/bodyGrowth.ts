import { defineMessages } from "react-intl";

/** Height and weight over time. */
export const bodyGrowthText = defineMessages({
  title: { id: "bodyGrowth.title", defaultMessage: "からだ" },
  records: { id: "bodyGrowth.records", defaultMessage: "からだの記録" },
  date: { id: "bodyGrowth.date", defaultMessage: "日付" },
  height: { id: "bodyGrowth.height", defaultMessage: "身長" },
  weight: { id: "bodyGrowth.weight", defaultMessage: "体重" },
});

type Values = { since: { date: string }; recordsOf: { count: number }; headWithUnit: { name: string; unit: string } };

export const bodyGrowthValueText = defineMessages<Values>({
  since: { id: "bodyGrowth.since", defaultMessage: "{date}から" },
  recordsOf: { id: "bodyGrowth.recordsOf", defaultMessage: "からだの記録（{count, number}回）" },
  headWithUnit: { id: "bodyGrowth.headWithUnit", defaultMessage: "{name}（{unit}）" },
});
