import type { CSSProperties, ReactNode } from "react";
import { Fragment } from "react";
import { RowCard } from "../RowCard.tsx";
import { ScrollRegion } from "../ScrollRegion.tsx";
import { useVirtualRows } from "./useVirtualRows.ts";
import type { VirtualBodyProps } from "./VirtualRows.tsx";

export type VirtualCardsProps<Row> = VirtualBodyProps<Row> & { card: (row: Row) => ReactNode };

/** スマートフォンで、見えるところだけのカード。 */
export function VirtualCards<Row>(props: VirtualCardsProps<Row>) {
  const { caption, rows, ids, card } = props;
  const { frame, virtualizer, followFocus } = useVirtualRows<HTMLLIElement>(ids, cardRem, props.drawn);
  const drawn = virtualizer.getVirtualItems();

  return (
    <ScrollRegion label={caption} ref={frame}>
      <ul aria-label={caption} {...followFocus}>
        {drawn.map(({ index, key, start }, place) => {
          const row = rows[index];
          const id = ids[index];
          if (row === undefined || id === undefined) return null;
          return (
            <Fragment key={key}>
              <Space height={start - (drawn[place - 1]?.end ?? 0)} />
              <RowCard
                ref={virtualizer.measureElement}
                index={index}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                row={row}
                id={id}
                card={card}
              />
            </Fragment>
          );
        })}
        <Space height={virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
      </ul>
    </ScrollRegion>
  );
}

const cardRem = 8;

function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  // CSSProperties lacks custom properties.
  const style = { "--space": `${height}px` } as CSSProperties;
  return <li data-part="space" style={style} />;
}
