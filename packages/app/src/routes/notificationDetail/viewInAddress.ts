import { tablePages } from "@kyuseki/domain";
import { type DetailView, recipientFilters, recipientSorts } from "@kyuseki/ui/screens/NotificationDetail";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, tableParameters, text } from "../../navigation/parameters.ts";

export const detailAddress = defineView<DetailView>(
  { filter: "all", q: "", sort: { id: "open", dir: "asc" }, size: 25, page: tablePages.firstPage },
  { filter: oneOf(recipientFilters), q: text, ...tableParameters(recipientSorts) },
);
