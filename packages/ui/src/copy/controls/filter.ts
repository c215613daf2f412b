import { plain } from "../plain.ts";

/** Words around conditions that narrow what is shown, on any screen. */
export const filterText = plain.defineMessages({
  clear: { id: "filter.clear", defaultMessage: "条件をクリア" },
  clearAll: { id: "filter.clearAll", defaultMessage: "条件をすべて外す" },
  show: { id: "filter.show", defaultMessage: "この条件で表示する" },
});
