import { useIntl } from "react-intl";
import { Select } from "../../../components/Select/Select.tsx";
import { trainingReportText } from "../../../copy/practice/trainingReport.ts";
import { type TrainingReportView, trainingColumnSorts } from "../view.ts";
import { orderWords } from "./orderWords.ts";

type OrderSelectProps = {
  view: TrainingReportView;
  onChange: (change: Pick<TrainingReportView, "sort">) => void;
};

/** スマートフォンでの並び順。表に出している数と、いまの並び。 */
export function OrderSelect({ view: { columns, sort }, onChange }: OrderSelectProps) {
  const intl = useIntl();
  const ids = [...new Set([...trainingColumnSorts[columns], sort.id])];
  const orders = ids.flatMap((id) =>
    (["desc", "asc"] as const).map((dir) => ({ value: `${id}-${dir}`, sort: { id, dir } })),
  );

  return (
    <Select
      label={intl.formatMessage(trainingReportText.order)}
      value={`${sort.id}-${sort.dir}`}
      options={orders.map((order) => ({ value: order.value, label: orderWords(intl, order.sort) }))}
      onChange={({ target }) => {
        const chosen = orders.find(({ value }) => value === target.value);
        if (chosen) onChange({ sort: chosen.sort });
      }}
    />
  );
}
