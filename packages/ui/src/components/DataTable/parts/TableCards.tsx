import { Fragment, type ReactNode } from "react";
import { useFirstRows } from "../../../layout/useFirstRows.ts";
import { OmittedRanks } from "./OmittedRanks.tsx";
import { RowCard } from "./RowCard.tsx";
import type { TableBodyProps } from "./TableBody.tsx";
import type { CardParts } from "./tableFeatures.ts";

export type TableCardsProps<Row, Sort extends string> = TableBodyProps<Row, Sort> & {
  caption: string;
  card: (row: Row, parts: CardParts) => ReactNode;
};

/** スマートフォンでの行のならび。 */
export function TableCards<Row, Sort extends string>(props: TableCardsProps<Row, Sort>) {
  const { caption, columns, rows, rowId, card, omission, emphasis, ...features } = props;
  const drawn = useFirstRows(rows);

  return (
    <ul data-part="cards" aria-label={caption}>
      {drawn.map((row, index) => {
        const id = rowId(row);
        const above = drawn[index - 1];
        const gap = above && omission?.between(above, row);
        return (
          <Fragment key={id}>
            {gap && omission && (
              <li data-card="" data-part="omitted">
                <OmittedRanks gap={gap} onShow={omission.onShow} />
              </li>
            )}
            <RowCard {...features} row={row} id={id} card={card} emphasis={emphasis?.(row) ?? undefined} />
          </Fragment>
        );
      })}
    </ul>
  );
}
