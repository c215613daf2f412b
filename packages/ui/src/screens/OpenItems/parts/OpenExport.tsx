import { kanaName, type OpenItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import {
  openItemKindText,
  openItemsCsvText,
  openItemsText,
  openItemsValueText,
  unreachedText,
} from "../../../copy/notices/openItems.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { dayOf, fileDay, momentOf, timeOf } from "../../../format/date.ts";
import type { OpenItemsScreenProps } from "../openItemsProps.ts";
import type { OpenRow } from "./openRows.ts";
import { useOpenWords } from "./useOpenWords.ts";

type OpenExportProps = Pick<OpenItemsScreenProps, "today" | "onExport"> & {
  /** 絞り込んだ、すべてのページの選手。 */
  rows: readonly OpenRow[];
};
type Line = { row: OpenRow; item: OpenItem };

/** 絞り込んだ「まだのこと」を、一人のひとつずつを一行にして CSV で残す。 */
export function OpenExport({ rows, today, onExport }: OpenExportProps) {
  const { formatMessage } = useIntl();
  const words = useOpenWords(today);
  const column = (id: keyof typeof openItemsCsvText, value: CsvColumn<Line>["value"]) => ({
    header: formatMessage(openItemsCsvText[id]),
    value,
  });
  const time = (instant: string | null) => instant && `${dayOf(momentOf(instant))} ${timeOf(momentOf(instant))}`;
  const columns: readonly CsvColumn<Line>[] = [
    column("name", ({ row }) => row.name),
    column("kana", ({ row }) => kanaName(row.member)),
    column("grade", ({ row }) => formatMessage(gradeText[row.member.grade])),
    column("kind", ({ item }) => formatMessage(openItemKindText[item.kind])),
    column("subject", ({ item }) => item.subject || words.title(item)),
    column("since", ({ item }) => item.since),
    column("due", ({ item }) => time(item.due)),
    column("reach", ({ row: { player } }) =>
      player.reach === "mail" ? formatMessage(openItemsText.mailReaches) : formatMessage(unreachedText[player.reach]),
    ),
    column("reminded", ({ row }) => time(row.player.reminded_at)),
  ];

  return (
    <ExportButton
      columns={columns}
      rows={rows.flatMap((row) => row.items.map((item) => ({ row, item })))}
      fileName={formatMessage(openItemsValueText.file, { day: fileDay(today) })}
      {...(onExport && { onExport })}
    />
  );
}
