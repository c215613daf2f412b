import { openItemKinds } from "@kyuseki/domain";
import { type OpenItemsView, openItemGroupings } from "@kyuseki/ui/screens/OpenItems";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf } from "../../navigation/parameters.ts";

export const openItemsAddress = defineView<OpenItemsView>(
  { by: "player", kind: null },
  { by: oneOf(openItemGroupings), kind: oneOf(openItemKinds) },
);
