import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { membersText } from "./members.ts";

/** The order of a list that shows no headings to sort by. */
export const orderText = plain.defineMessages({
  label: membersText.order,
  newest: { id: "order.newest", defaultMessage: "新しい順" },
  oldest: { id: "order.oldest", defaultMessage: "古い順" },
  largest: { id: "order.largest", defaultMessage: "大きい順" },
  smallest: { id: "order.smallest", defaultMessage: "小さい順" },
  ascending: { id: "order.ascending", defaultMessage: "昇順" },
  descending: { id: "order.descending", defaultMessage: "降順" },
});

export const orderValueText = typed.defineMessages({
  option: { id: "order.option", defaultMessage: "{header}：{order}" },
});
