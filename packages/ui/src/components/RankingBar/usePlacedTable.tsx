import type { PageSize } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { nationalText } from "../../copy/rankings/ranking.ts";
import type { DataTableProps } from "../DataTable/DataTable.tsx";
import type { TableSort } from "../DataTable/parts/tableColumn.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";

/** The top and what stands around one's own, or page by page all. */
export type Placed<Sort extends string> = {
  show: "around" | "every";
  sort: TableSort<Sort | "place">;
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

type PlacedTable<Sort extends string> = {
  view: Pick<Placed<Sort>, "sort" | "page" | "size">;
  /** Whether the rows are a page of all, of `total`; otherwise what stands around one's own. */
  isPaged: boolean;
  total: number;
  onViewChange: (change: Partial<Placed<Sort>>) => void;
};

/** A table of places that the server has chosen and ordered. Another order is told page by page. */
export function usePlacedTable<Row extends { place: number }, Sort extends string = "place">(of: PlacedTable<Sort>) {
  const { view, isPaged, total, onViewChange } = of;
  const { sort, page, size } = view;
  const { formatMessage } = useIntl();
  const showPlace = (place: number) => onViewChange({ show: "every", sort: bestFirst, page: Math.ceil(place / size) });

  return {
    showPlace,
    table: {
      rowId: ({ place }: Row) => place,
      view: { sort, page: 1, size: 100 },
      onViewChange: (change: Partial<Pick<Placed<Sort>, "sort" | "page" | "size">>) =>
        onViewChange(change.sort ? { show: "every", sort: change.sort, page: 1 } : { page, size, ...change }),
      pages: isPaged ? { total, page, size } : null,
      density: "tight",
      omission: {
        between: (above: Row, below: Row) =>
          !isPaged && below.place - above.place > 1 ? { first: above.place + 1, last: below.place - 1 } : null,
        onShow: (gap: { first: number }) => showPlace(gap.first),
      },
      empty: <EmptyState title={formatMessage(nationalText.noneTitle)} />,
    } as const satisfies Partial<DataTableProps<Row, Sort | "place">>,
  };
}

export const bestFirst = { id: "place", dir: "asc" } as const satisfies TableSort<"place">;
