import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { tableText, tableValueText } from "../../../copy/controls/table.ts";
import { Icon } from "../../Icon/Icon.tsx";
import { sortDownIcon, sortNoneIcon, sortUpIcon } from "../../Icon/icons.ts";
import { VisuallyHidden } from "../../VisuallyHidden/VisuallyHidden.tsx";
import type { SortDirection, TableColumn, TableSort } from "./tableColumn.ts";

export type TableHeadProps<Row, Sort extends string> = {
  columns: readonly TableColumn<Row, Sort>[];
  sort: TableSort<Sort>;
  onSort: (sort: TableSort<Sort>) => void;
  /** 行を選ぶ列の見出し。 */
  select?: ReactNode;
  hasExpansion?: boolean;
  /** Index among all rows, where only some are rendered. */
  rowIndex?: number;
};

/** 見出しの行。並べ替えられる列はボタンになる。 */
export function TableHead<Row, Sort extends string>(props: TableHeadProps<Row, Sort>) {
  const { columns, sort, onSort, select, hasExpansion = false, rowIndex } = props;
  const { formatMessage } = useIntl();

  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {select && (
          <th scope="col" data-kind="select">
            {select}
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasExpansion && (
          <th scope="col" data-kind="actions">
            <VisuallyHidden>{formatMessage(tableText.detail)}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

type ColumnHeadProps<Row, Sort extends string> = Pick<TableHeadProps<Row, Sort>, "sort" | "onSort"> & {
  column: TableColumn<Row, Sort>;
};

function ColumnHead<Row, Sort extends string>({ column, sort, onSort }: ColumnHeadProps<Row, Sort>) {
  const { formatMessage } = useIntl();
  const { header, align, width, hideBelow, rowHeader, kind } = column;
  const dir = column.sortKey && column.id === sort.id ? sort.dir : null;
  const order = dir && column.sortWords?.[dir];

  return (
    <th
      scope="col"
      aria-sort={dir ? ariaSort[dir] : undefined}
      data-align={align}
      data-width={width}
      data-hide-below={hideBelow}
      data-kind={kind}
      data-pinned={rowHeader}
    >
      {column.sortKey ? (
        <button type="button" onClick={() => onSort({ id: column.id, dir: dir ? opposite[dir] : column.firstDir })}>
          {order ? formatMessage(tableValueText.sorted, { header, order }) : header}
          <Icon path={dir ? sortIcon[dir] : sortNoneIcon} size="s" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

const opposite = { asc: "desc", desc: "asc" } as const satisfies Record<SortDirection, SortDirection>;
const ariaSort = { asc: "ascending", desc: "descending" } as const satisfies Record<SortDirection, string>;
const sortIcon = { asc: sortUpIcon, desc: sortDownIcon } as const satisfies Record<SortDirection, string>;
