import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import styled from "styled-components";
import type { CardFact } from "../../components/CardRow/CardRow.tsx";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { csvHistoryText, csvValueText } from "../../copy/analyzer/csvImport.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { dayOf, shortDateTime, slashDate, timeOf } from "../../format/date.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import type { HistoryRow } from "./parts/historyRows.ts";
import type { CsvHistorySort } from "./view.ts";

/** 履歴の列。押せるものは、行ごとに `actionOf` が決める。 */
export function historyColumns(
  intl: IntlShape,
  actionOf: (row: HistoryRow) => ReactNode,
): readonly TableColumn<HistoryRow, CsvHistorySort>[] {
  const header = (id: keyof typeof csvHistoryText) => intl.formatMessage(csvHistoryText[id]);
  const count = (id: "repeated" | "refused"): TableColumn<HistoryRow, CsvHistorySort> => ({
    id,
    header: header(id),
    align: "end",
    numeric: "plain",
    cell: ({ imported }) => intl.formatNumber(imported[id]),
  });
  return [
    {
      id: "at",
      header: header("at"),
      sortKey: ({ imported }) => imported.imported_at,
      isDay: true,
      firstDir: "desc",
      cell: momentOf,
    },
    {
      id: "file",
      header: header("file"),
      rowHeader: true,
      cell: (row) => (
        <Named>
          {row.file}
          {noteOf(intl, row) && <Remark>{noteOf(intl, row)}</Remark>}
        </Named>
      ),
    },
    { id: "whose", header: header("whose"), cell: ({ whose }) => whose },
    { id: "format", header: header("format"), cell: ({ format }) => format },
    {
      id: "accepted",
      header: header("accepted"),
      align: "end",
      numeric: "key",
      sortKey: ({ imported }) => imported.accepted,
      firstDir: "desc",
      cell: ({ imported }) => intl.formatNumber(imported.accepted),
    },
    count("repeated"),
    count("refused"),
    { id: "by", header: header("by"), hideBelow: "desktop", cell: ({ by }) => by },
    { id: "action", header: header("action"), kind: "actions", cell: actionOf },
  ];
}

/** 履歴を残すCSVの列。 */
export function historyCsv({ formatMessage }: IntlShape): readonly CsvColumn<HistoryRow>[] {
  const column = (id: keyof typeof csvHistoryText, value: CsvColumn<HistoryRow>["value"]) => ({
    header: formatMessage(csvHistoryText[id]),
    value,
  });
  const moment = (isoTime: string) => {
    const unixS = Date.parse(isoTime) / 1000;
    return `${slashDate(dayOf(unixS))} ${timeOf(unixS)}`;
  };
  return [
    column("at", ({ imported }) => moment(imported.imported_at)),
    column("file", ({ file }) => file),
    column("whose", ({ players }) => players?.join("、") ?? ""),
    column("format", ({ format }) => format),
    column("accepted", ({ imported }) => imported.accepted),
    column("repeated", ({ imported }) => imported.repeated),
    column("refused", ({ imported }) => imported.refused),
    column("by", ({ by }) => by),
    column("undoneAt", ({ imported }) => imported.undone_at && moment(imported.undone_at)),
  ];
}

export const momentOf = ({ imported }: Pick<HistoryRow, "imported">) =>
  shortDateTime(Date.parse(imported.imported_at) / 1000);

/** だれの球か。選手がみな退団したか、まだ届かなければ、ない。 */
export const whoseFacts = ({ formatMessage }: IntlShape, { whose }: HistoryRow): readonly CardFact[] =>
  whose === "" ? [] : [{ label: formatMessage(csvHistoryText.whose), value: whose, plain: true }];

/** もう一度読めること、または何をもう一度読んだものか。 */
export function noteOf({ formatMessage }: IntlShape, { imported, first }: HistoryRow): string | null {
  if (imported.readable_again) return formatMessage(csvHistoryText.readableAgain);
  if (first) return formatMessage(csvValueText.againOf, { moment: momentOf({ imported: first }) });
  return imported.again_of === null ? null : formatMessage(csvHistoryText.again);
}

const Named = styled.span`
  overflow-wrap: anywhere;
`;

const Remark = styled(Caption)`
  display: block;
  font-weight: ${token("fw-body")};
`;
