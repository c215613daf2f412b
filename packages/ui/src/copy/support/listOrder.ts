import { orderText } from "../members/order.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The order of a list and how much of it was found, on any screen. */
export const listOrderText = plain.defineMessages({
  order: orderText.label,
  newest: orderText.newest,
  oldest: orderText.oldest,
});

export const listFoundText = typed.defineMessages({
  found: { id: "listFound.found", defaultMessage: "{total, number}件中 {hits, number}件" },
  show: { id: "listFound.show", defaultMessage: "{hits, number}件を表示する" },
});
