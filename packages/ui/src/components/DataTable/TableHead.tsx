import { Icon } from "../Icon/Icon.tsx";
import type { SortDirection, TableColumn, TableView } from "./tableColumn.ts";

export type TableHeadProps<Row, Sort extends string> = {
  columns: readonly TableColumn<Row, Sort>[];
  sort: TableView<Sort>["sort"];
  onSort: (sort: TableView<Sort>["sort"]) => void;
};

/** 見出しの行。並べ替えられる列はボタンになる。 */
export function TableHead<Row, Sort extends string>({ columns, sort, onSort }: TableHeadProps<Row, Sort>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const dir = column.sortKey && column.id === sort.id ? sort.dir : null;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={dir ? ariaSort[dir] : undefined}
              data-align={column.align}
              data-hide-below={column.hideBelow}
            >
              {column.sortKey ? (
                <button
                  type="button"
                  onClick={() => onSort({ id: column.id, dir: dir ? opposite[dir] : column.firstDir })}
                >
                  {column.header}
                  <Icon name={dir ? sortIcon[dir] : "sortNone"} size="s" />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const opposite = { asc: "desc", desc: "asc" } as const satisfies Record<SortDirection, SortDirection>;
const ariaSort = { asc: "ascending", desc: "descending" } as const satisfies Record<SortDirection, string>;
const sortIcon = { asc: "sortUp", desc: "sortDown" } as const satisfies Record<SortDirection, string>;
