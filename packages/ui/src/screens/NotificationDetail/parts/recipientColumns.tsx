import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { noticeDetailText } from "../../../copy/notices/noticeDetail.ts";
import type { RecipientSort } from "../detailProps.ts";
import type { RecipientRow } from "./recipientRows.ts";
import type { RecipientCells } from "./useRecipientCells.tsx";

export function recipientColumns(
  { formatMessage }: IntlShape,
  cells: RecipientCells,
): TableColumn<RecipientRow, RecipientSort>[] {
  const text = (name: keyof typeof noticeDetailText) => formatMessage(noticeDetailText[name]);
  return [
    {
      id: "player",
      header: text("player"),
      rowHeader: true,
      width: "m",
      cell: ({ name, grade }) => <PersonCell name={name} grade={grade ?? undefined} />,
      tone: ({ isUnreached, isOpen }) => (isUnreached && isOpen ? "danger" : null),
    },
    { id: "familyRead", header: text("familyRead"), cell: cells.familyRead },
    { id: "playerRead", header: text("playerRead"), cell: cells.playerRead },
    {
      id: "open",
      header: text("answers"),
      cell: cells.answer,
      sortKey: ({ isOpen }) => (isOpen ? 0 : 1),
      firstDir: "asc",
      sortWords: { asc: text("openFirst"), desc: text("openLast") },
    },
    { id: "comment", header: text("comment"), cell: cells.comment },
    { id: "action", header: text("action"), kind: "actions", cell: cells.action },
  ];
}
