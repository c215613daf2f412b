import type { IntlShape } from "react-intl";
import { orderText, orderValueText } from "../../copy/members/order.ts";
import type { SortDirection, TableColumn, TableSort } from "../DataTable/parts/tableColumn.ts";

type OrderOption<Sort extends string> = { value: string; label: string; sort: TableSort<Sort> };

/** Both directions of every column that can be sorted, first that of the first press on its heading. */
export function orderOptions<Row, Sort extends string>(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  columns: readonly TableColumn<Row, Sort>[],
): readonly OrderOption<Sort>[] {
  return columns.flatMap((column) => {
    if (!column.sortKey) return [];
    const { id, header, firstDir, sortWords } = column;
    const words = wordsOf(column);
    return [firstDir, opposite[firstDir]].map((dir) => ({
      value: orderValue({ id, dir }),
      label: formatMessage(orderValueText.option, {
        header,
        order: sortWords?.[dir] ?? formatMessage(orderText[words[dir]]),
      }),
      sort: { id, dir },
    }));
  });
}

export const orderValue = ({ id, dir }: TableSort<string>): string => `${id}-${dir}`;

function wordsOf<Row, Sort extends string>({ isDay, numeric, align }: TableColumn<Row, Sort>) {
  if (isDay) return dayWords;
  return numeric || align === "end" ? numberWords : textWords;
}

const opposite = { asc: "desc", desc: "asc" } as const satisfies Record<SortDirection, SortDirection>;
const dayWords = { asc: "oldest", desc: "newest" } as const;
const numberWords = { asc: "smallest", desc: "largest" } as const;
const textWords = { asc: "ascending", desc: "descending" } as const;
