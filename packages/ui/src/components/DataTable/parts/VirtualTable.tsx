import { type ReactNode, useDeferredValue, useMemo } from "react";
import styled from "styled-components";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import { rowStyle } from "./rowStyle.ts";
import { SelectEvery } from "./SelectEvery.tsx";
import { SelectedCount } from "./SelectedCount.tsx";
import { selectStyle } from "./selectStyle.ts";
import type { TableColumn, TableSort } from "./tableColumn.ts";
import type { CardParts, RowEmphasis, RowId, RowSelection } from "./tableFeatures.ts";
import { tableStyle } from "./tableStyle.ts";
import { useRowToggle } from "./useRowToggle.ts";
import { useSorted } from "./useSorted.ts";
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
  card: (row: Row, parts: CardParts) => ReactNode;
  sort: TableSort<Sort>;
  onSortChange: (sort: TableSort<Sort>) => void;
  empty: ReactNode;
  bar?: ReactNode;
  selection?: RowSelection<Row>;
  emphasis?: (row: Row) => RowEmphasis | null;
  /** どこまで動かしても描いておく行。フォーカスを移す先。 */
  drawn?: RowId | undefined;
  density?: "roomy" | "tight";
  refreshing?: boolean;
};

/** ページに分けず、すべての行を枠の中で動かす表。200行を超えると、見えるところだけを描く。 */
export function VirtualTable<Row extends object, Sort extends string>(props: VirtualTableProps<Row, Sort>) {
  const { caption, columns, rows, source = rows, rowId, card, sort, onSortChange, empty, bar } = props;
  const { selection, emphasis, drawn, density = "roomy", refreshing = false } = props;
  // The heading answers a press at once; the rows follow.
  const ordered = useSorted(source, columns, useDeferredValue(sort));
  const sorted = useMemo(() => keep(ordered, rows), [ordered, rows]);
  const ids = useMemo(() => sorted.map(rowId), [sorted, rowId]);
  const onToggle = useRowToggle(selection, ids);
  const isMobile = useMedia(media.mobile);

  if (rows.length === 0) return empty;

  const body = { caption, rows: sorted, ids, selection, onToggle: selection && onToggle, emphasis, drawn };
  return (
    <Surface data-density={density} data-has-bar={bar ? "" : undefined} aria-busy={refreshing || undefined}>
      {selection && <SelectedCount count={selection.selected.size} unit={selection.unit ?? "row"} />}
      {bar && <div data-part="bar">{bar}</div>}
      {isMobile ? (
        <VirtualCards {...body} card={card} />
      ) : (
        <VirtualRows
          {...body}
          columns={columns}
          sort={sort}
          onSort={onSortChange}
          select={selection && <SelectEvery selection={selection} ids={ids} reach="every" />}
        />
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
  ${selectStyle}

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
