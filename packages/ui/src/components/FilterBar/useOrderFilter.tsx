import { type TypedMessageDescriptor, useIntl } from "react-intl";
import { listOrderText } from "../../copy/support/listOrder.ts";
import { FilterSelect } from "../Select/FilterSelect.tsx";
import type { FilterPart } from "./filterParts.ts";

type OrderChoice<Order extends string> = {
  /** 選べる順と、その言葉。書いた順に並べる。 */
  words: Readonly<Partial<Record<Order, TypedMessageDescriptor>>>;
  value: Order;
  onChange: (order: Order) => void;
};

/** 表ではない一覧の、並び順の選択。 */
export function useOrderFilter<Order extends string>({ words, value, onChange }: OrderChoice<Order>): FilterPart {
  const { formatMessage } = useIntl();
  const label = formatMessage(listOrderText.order);
  // The keys of the record are exactly the orders.
  const orders = Object.keys(words) as Order[];
  const options = orders.flatMap((order) => {
    const word: TypedMessageDescriptor | undefined = words[order];
    return word ? [{ value: order, label: formatMessage(word) }] : [];
  });

  return {
    id: "order",
    label,
    control: () => (
      <FilterSelect
        label={label}
        value={value}
        options={options}
        onChange={({ target }) => onChange(orders.find((order) => order === target.value) ?? value)}
      />
    ),
  };
}
