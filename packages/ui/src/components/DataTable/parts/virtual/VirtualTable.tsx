import { type ReactNode, useDeferredValue, useMemo } from "react";
import styled from "styled-components";
import { useMedia } from "../../../../layout/useMedia.ts";
import { media, token } from "../../../../tokens/theme.ts";
import { rowStyle } from "../rowStyle.ts";
import type { TableColumn, TableSort } from "../tableColumn.ts";
import type { RowId } from "../tableFeatures.ts";
import { tableStyle } from "../tableStyle.ts";
import { useSorted } from "../useSorted.ts";
import { VirtualCards } from "./VirtualCards.tsx";
import { VirtualRows } from "./VirtualRows.tsx";

export type VirtualTableProps<Row extends object, Sort extends string> = {
  /** 何の表か。動く枠の名前にもなる。 */
  caption: string;
  /** 列の幅は中身では決まらない。`width` のない列が残りを分ける。 */
  columns: readonly TableColumn<Row, Sort>[];
  /** 絞り込んだ後のすべての行。 */
  rows: readonly Row[];
  /** 絞り込む前の行。渡すと、絞り込みのたびに並べ替え直さない。 */
  source?: readonly Row[];
  rowId: (row: Row) => RowId;
  card: (row: Row) => ReactNode;
  sort: TableSort<Sort>;
  onSortChange: (sort: TableSort<Sort>) => void;
  empty: ReactNode;
  /** どこまで動かしても描いておく行。フォーカスを移す先。 */
  drawn?: RowId | undefined;
};

/** ページに分けず、すべての行を枠の中で動かす表。200行を超えると、見えるところだけを描く。 */
export function VirtualTable<Row extends object, Sort extends string>(props: VirtualTableProps<Row, Sort>) {
  const { caption, columns, rows, source = rows, rowId, card, sort, onSortChange, empty, drawn } = props;
  // The heading answers a press at once; the rows follow.
  const ordered = useSorted(source, columns, useDeferredValue(sort));
  const sorted = useMemo(() => keep(ordered, rows), [ordered, rows]);
  const ids = useMemo(() => sorted.map(rowId), [sorted, rowId]);
  const isMobile = useMedia(media.mobile);

  if (rows.length === 0) return empty;

  const body = { caption, rows: sorted, ids, drawn };
  return (
    <Surface>
      {isMobile ? (
        <VirtualCards {...body} card={card} />
      ) : (
        <VirtualRows {...body} columns={columns} sort={sort} onSort={onSortChange} />
      )}
    </Surface>
  );
}

function keep<Row>(ordered: readonly Row[], rows: readonly Row[]): readonly Row[] {
  if (ordered.length === rows.length) return ordered;
  const kept = new Set(rows);
  return ordered.filter((row) => kept.has(row));
}

const Surface = styled.div`
  position: relative;
  ${tableStyle}
  ${rowStyle}

  & [data-part="table"] {
    table-layout: fixed;
    min-width: calc(2 * ${token("cell-l")});
  }
  & [data-part="space"] {
    visibility: hidden;
  }
  & [data-part="space"] > *,
  & [data-part="space"]:empty {
    height: var(--space);
    padding: 0;
    border: 0;
  }
  & :is([data-part="cell"], [scope]) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
