import { useIntl } from "react-intl";
import styled from "styled-components";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { TableRoom } from "../../../components/DataTable/TableRoom.ts";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { openItemsText } from "../../../copy/notices/openItems.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { OpenItemSort, OpenItemsScreenProps } from "../openItemsProps.ts";
import type { OpenRow } from "./openRows.ts";
import { type OpenActions, useOpenCells } from "./useOpenCells.tsx";

type OpenTableProps = Pick<OpenItemsScreenProps, "today" | "view" | "onViewChange"> & {
  rows: readonly OpenRow[];
  actions: OpenActions;
};

/** 選手ごとの、まだのこと。 */
export function OpenTable({ rows, today, view, onViewChange, actions }: OpenTableProps) {
  const { formatMessage } = useIntl();
  const text = (name: keyof typeof openItemsText) => formatMessage(openItemsText[name]);
  const cells = useOpenCells(today, actions);
  const isMobile = useMedia(media.mobile);
  const columns: TableColumn<OpenRow, OpenItemSort>[] = [
    { id: "choose", header: text("choose"), cell: cells.choose },
    {
      id: "player",
      header: text("player"),
      rowHeader: true,
      width: "m",
      cell: ({ name, member }) => <PersonCell name={name} grade={member.grade} />,
    },
    { id: "items", header: text("items"), cell: (row) => <Items>{cells.items(row)}</Items>, width: "l" },
    {
      id: "since",
      header: text("since"),
      cell: (row) => (
        <Since>
          {cells.since(row)}
          {cells.reminded(row)}
        </Since>
      ),
      sortKey: ({ since }) => since,
      firstDir: "asc",
      sortWords: { asc: text("oldest"), desc: text("newest") },
    },
    { id: "action", header: text("remind"), kind: "actions", cell: cells.action },
  ];

  return (
    <TableRoom>
      <DataTable<OpenRow, OpenItemSort>
        caption={text("list")}
        columns={columns}
        rows={rows}
        rowId={({ player }) => player.member_id}
        card={(row) => (
          <Card>
            <Head>
              {cells.choose(row)}
              <PersonCell name={row.name} grade={row.member.grade} />
              <End>{cells.since(row)}</End>
            </Head>
            {cells.items(row)}
            <Head>
              {cells.reminded(row)}
              <End>{cells.action(row)}</End>
            </Head>
          </Card>
        )}
        bar={isMobile && <OrderSelect columns={columns} sort={view.sort} onChange={onViewChange} />}
        view={view}
        onViewChange={onViewChange}
        empty={null}
      />
    </TableRoom>
  );
}

/** What is open takes the room that is left. */
const Items = styled.div`
  contain: inline-size;
  min-width: ${token("cell-s")};
`;

const Since = styled.span`
  display: grid;
  justify-items: start;
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const End = styled.span`
  margin-inline-start: auto;
`;
