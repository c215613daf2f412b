import type { MeasureItem, MeasuringDay } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ExportButton, type ExportButtonProps } from "../../../../components/ExportButton/ExportButton.tsx";
import { dayCsvText, dayListText, dayListValueText } from "../../../../copy/practice/measuringDayList.ts";
import type { CsvColumn } from "../../../../format/csv.ts";
import { fileDay } from "../../../../format/date.ts";

export type DayExportProps = Pick<ExportButtonProps<MeasuringDay>, "onExport"> & {
  /** 絞り込んだ測定会、すべてのページの。 */
  days: readonly MeasuringDay[];
  /** チームの項目のすべて。使わない項目も。 */
  items: readonly MeasureItem[];
  today: string;
};

/** 絞り込んだ測定会の一覧を CSV で残す。 */
export function DayExport({ days, items, today, ...rest }: DayExportProps) {
  const { formatMessage } = useIntl();
  const column = (id: keyof typeof dayCsvText, value: CsvColumn<MeasuringDay>["value"]) => ({
    header: formatMessage(dayCsvText[id]),
    value,
  });
  const namesOf = (ids: readonly number[]) =>
    ids.flatMap((wanted) => items.find(({ id }) => id === wanted)?.name ?? []).join("・");

  return (
    <ExportButton
      {...rest}
      variant="ghost"
      size="s"
      columns={[
        column("date", ({ date }) => date),
        column("name", ({ name }) => name),
        column("place", ({ place }) => place),
        column("items", ({ item_ids }) => namesOf(item_ids)),
        column("players", ({ players }) => players),
        column("filled", ({ filled }) => filled),
        column("state", ({ closed_at }) => formatMessage(dayListText[closed_at === null ? "open" : "closed"])),
      ]}
      rows={days}
      fileName={formatMessage(dayListValueText.file, { day: fileDay(today) })}
    />
  );
}
