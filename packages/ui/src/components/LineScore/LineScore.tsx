import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { token } from "../../tokens/theme.ts";
import { StatPanel, type StatPanelProps } from "../StatPanel/StatPanel.tsx";
import { FigureCell } from "./FigureCell.tsx";
import { HeadCell } from "./HeadCell.tsx";
import type { LineScoreColumn, LineScoreRowBase } from "./lineScoreColumn.ts";
import { Table } from "./lineScoreStyle.ts";
import { NameCell } from "./NameCell.tsx";
import { ScrollBox } from "./ScrollBox.tsx";

export type LineScoreProps<Row extends LineScoreRowBase> = Omit<StatPanelProps, "title" | "caption" | "children"> & {
  title: string;
  /** 期間や単位。表の名前にも入る。 */
  caption?: string;
  /** 名前の列の見出し。 */
  corner?: string;
  columns: readonly LineScoreColumn<Row>[];
  /** null は読み込み中。 */
  rows: readonly Row[] | null;
  /** 読み込み中に空けておく行の数。 */
  expectedRows?: number;
  /** 名前の列の幅。区分は s、人の名前は m。 */
  nameWidth?: NameWidth;
  /** 狭い画面では字を小さくする。時刻のように長いものが並ぶとき。 */
  dense?: boolean;
  /** 一行もないときの言葉。 */
  empty?: ReactNode;
};
type NameWidth = "s" | "m";

/** 得点板の形の表。行は区分や選手、列は日や項目、最後の列が計。入りきらなければ名前を残して横に送れる。 */
export function LineScore<Row extends LineScoreRowBase>({
  title,
  caption,
  corner,
  columns,
  rows,
  expectedRows = 3,
  nameWidth = "s",
  dense = false,
  empty,
  ...rest
}: LineScoreProps<Row>) {
  const { formatMessage } = useIntl();
  const named = rows?.some(({ name }) => name !== undefined) ?? corner !== undefined;
  const widths: Record<`--${string}`, number> = {
    "--columns": columns.length,
    "--columns-phone": columns.filter(({ hideBelow }) => !hideBelow).length,
  };

  return (
    <StatPanel aria-busy={rows === null || undefined} {...rest} title={title} caption={caption}>
      {rows?.length === 0 ? (
        <Empty>{empty ?? formatMessage(statPanelText.empty)}</Empty>
      ) : (
        <Scroller label={title}>
          <Table style={widths} data-name-width={named ? nameWidth : "none"} data-dense={dense || undefined}>
            <caption>{caption ? `${title} ${caption}` : title}</caption>
            <thead>
              <tr>
                {named &&
                  (corner ? (
                    <th scope="col" data-cell="corner">
                      {corner}
                    </th>
                  ) : (
                    <td data-cell="corner" />
                  ))}
                {columns.map((column) => (
                  <HeadCell key={column.id} column={column} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows
                ? rows.map((row) => (
                    <tr key={row.id}>
                      {named && <NameCell {...row} />}
                      {columns.map((column) => (
                        <FigureCell key={column.id} column={column} content={column.cell(row)} />
                      ))}
                    </tr>
                  ))
                : blankRows(expectedRows).map((row) => (
                    <tr key={row}>
                      {named && <NameCell name="–" />}
                      {columns.map((column) => (
                        <FigureCell key={column.id} column={column} content={null} loading />
                      ))}
                    </tr>
                  ))}
            </tbody>
          </Table>
        </Scroller>
      )}
    </StatPanel>
  );
}

const blankRows = (count: number) => Array.from({ length: count }, (_, row) => row);

const Scroller = styled(ScrollBox)`
  position: relative;
  flex: 1;
  display: flex;
  overflow-x: auto;
  container-type: inline-size;
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Empty = styled.p`
  padding: ${token("sp-1")} ${token("sp-4")} ${token("sp-4")};
  color: ${token("board-ink-2")};
`;
