import type { NoticeSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { noticeCsvText, noticeHistoryText, noticeHistoryValueText } from "../../../copy/notices/noticeHistory.ts";
import { notificationText } from "../../../copy/notices/notification.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { dayOf, fileDay, momentOf, timeOf } from "../../../format/date.ts";
import type { NoticeHistoryProps } from "../notificationProps.ts";

type HistoryExportProps = Pick<NoticeHistoryProps, "today" | "readAll" | "onExport"> & {
  tab: NoticeHistoryProps["view"]["tab"];
};

/** 絞り込んだお知らせを、全ページ分 CSV で残す。既読などの数は、送ったものだけ。 */
export function HistoryExport({ tab, today, readAll, onExport }: HistoryExportProps) {
  const { formatMessage } = useIntl();
  const column = (id: keyof typeof noticeCsvText, value: CsvColumn<NoticeSummary>["value"]) => ({
    header: formatMessage(noticeCsvText[id]),
    value,
  });
  const written: readonly CsvColumn<NoticeSummary>[] = [
    column("at", ({ at }) => `${dayOf(momentOf(at))} ${timeOf(momentOf(at))}`),
    column("title", ({ title }) => title || formatMessage(noticeHistoryText.noTitle)),
    column("audience", ({ audience }) => audience),
    column("level", ({ level }) => formatMessage(notificationText[level])),
    column("players", ({ players }) => players),
  ];
  const counted: readonly CsvColumn<NoticeSummary>[] = [
    column("read", ({ read }) => read),
    column("unread", ({ players, read }) => players - read),
    column("answered", ({ answered }) => answered),
    column("unreached", ({ unreached }) => unreached),
    column("corrections", ({ corrections }) => corrections),
  ];

  return (
    <ExportButton
      columns={tab === "sent" ? [...written, ...counted] : written}
      rows={readAll}
      fileName={formatMessage(noticeHistoryValueText.file, {
        state: formatMessage(noticeHistoryText[tab]),
        day: fileDay(today),
      })}
      size="s"
      {...(onExport && { onExport })}
    >
      {formatMessage(noticeHistoryText.csv)}
    </ExportButton>
  );
}
