import { memberFilterText } from "../members/members.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The order of a list and how much of it was found, on any screen. */
export const listOrderText = plain.defineMessages({
  order: memberFilterText.order,
  newest: { id: "listOrder.newest", defaultMessage: "新しい順" },
  oldest: { id: "listOrder.oldest", defaultMessage: "古い順" },
});

export const listFoundText = typed.defineMessages({
  found: { id: "listFound.found", defaultMessage: "{total, number}件中 {hits, number}件" },
  show: { id: "listFound.show", defaultMessage: "{hits, number}件を表示する" },
});
