import type { PageSize } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { nationalText } from "../../copy/rankings/ranking.ts";
import type { DataTableProps } from "../DataTable/DataTable.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Segment } from "../Segment/Segment.tsx";

/** `page`: counted from 1; null: the top, and what stands around one's own. */
type Placed = { page: number | null; size: PageSize };

/** A table of places that the server has chosen and ordered: the top and one's own, or page by page all. */
export function usePlacedTable<Row extends { place: number }>(
  { page, size }: Placed,
  total: number,
  onViewChange: (change: Partial<Placed>) => void,
) {
  const { formatMessage } = useIntl();
  const showPlace = (place: number) => onViewChange({ page: Math.ceil(place / size) });

  return {
    showPlace,
    around: (
      <Segment
        label={formatMessage(nationalText.show)}
        options={[
          { value: "around", label: formatMessage(nationalText.around) },
          { value: "every", label: formatMessage(nationalText.every) },
        ]}
        value={page === null ? "around" : "every"}
        onChange={(chosen) => onViewChange({ page: chosen === "around" ? null : 1 })}
      />
    ),
    table: {
      rowId: ({ place }: Row) => place,
      view: { sort: { id: "place", dir: "asc" }, page: 1, size: 100 },
      onViewChange: (change: Partial<Placed>) => onViewChange({ page: change.page ?? page, size: change.size ?? size }),
      pages: page === null ? null : { total, page, size },
      density: "tight",
      omission: {
        between: (above: Row, below: Row) =>
          below.place - above.place > 1 ? { first: above.place + 1, last: below.place - 1 } : null,
        onShow: (gap: { first: number }) => showPlace(gap.first),
      },
      empty: <EmptyState title={formatMessage(nationalText.noneTitle)} />,
    } as const satisfies Partial<DataTableProps<Row, "place">>,
  };
}
