import { openItemKinds } from "@kyuseki/domain";
import { defaultOpenItemsView, openItemGroupings, openItemSorts } from "@kyuseki/ui/screens/OpenItems";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, tableParameters, text } from "../../navigation/parameters.ts";

export const openItemsAddress = defineView(defaultOpenItemsView, {
  by: oneOf(openItemGroupings),
  kind: oneOf(openItemKinds),
  q: text,
  ...tableParameters(openItemSorts),
});
