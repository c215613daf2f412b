import { type ComponentPropsWithRef, memo, type ReactNode } from "react";
import { RowToggleButton } from "./RowToggleButton.tsx";
import { SelectRow } from "./selection/SelectRow.tsx";
import type { RowToggle } from "./selection/useRowToggle.ts";
import type { CardParts, RowEmphasis, RowExpansion, RowId, RowSelection } from "./tableFeatures.ts";

export type RowCardProps<Row> = Pick<ComponentPropsWithRef<"li">, "ref" | "aria-posinset" | "aria-setsize"> & {
  row: Row;
  id: RowId;
  card: (row: Row, parts: CardParts) => ReactNode;
  emphasis?: RowEmphasis | undefined;
  selection?: RowSelection<Row> | undefined;
  onToggle?: RowToggle | undefined;
  expansion?: RowExpansion<Row> | undefined;
  /** Index of the row, for measuring. */
  index?: number | undefined;
};

function Card<Row>(props: RowCardProps<Row>) {
  const { row, id, card, emphasis, selection, onToggle, expansion, index, ...rest } = props;
  const isSelected = selection?.selected.has(id) ?? false;
  const isOpen = expansion?.open === id;

  return (
    <li
      {...rest}
      data-card=""
      data-index={index}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      data-emphasis={emphasis}
      aria-current={emphasis === "current" || undefined}
    >
      {selection && onToggle && (
        <SelectRow id={id} name={selection.nameOf(row)} checked={isSelected} onToggle={onToggle} />
      )}
      {card(row, { toggle: expansion && <RowToggleButton row={row} id={id} expansion={expansion} /> })}
      {expansion && isOpen && <div data-part="detail">{expansion.detail(row)}</div>}
    </li>
  );
}

/** スマートフォンでの一行。選ぶ四角は左、開いた詳細は下。 */
export const RowCard = memo(Card) as typeof Card; // memo loses the type parameter.
