import { eventKinds } from "@kyuseki/domain";
import { defaultEventListView, eventOrders } from "@kyuseki/ui";
import { defineView, type Parameter } from "../../navigation/defineView.ts";
import { oneOf, page, pageSize, text } from "../../navigation/parameters.ts";

/** YYYY-MM of this century. */
const month: Parameter<string> = {
  read: (typed) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : undefined),
  write: (shown) => shown,
};

export const eventListAddress = defineView(defaultEventListView, {
  look: oneOf(["list", "month"]),
  time: oneOf(["coming", "over"]),
  host: oneOf(["all", "team", "provider"]),
  kind: oneOf(eventKinds),
  q: text,
  order: oneOf(eventOrders),
  size: pageSize,
  page,
  month,
});
