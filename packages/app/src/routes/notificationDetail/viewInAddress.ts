import { tablePages } from "@kyuseki/domain";
import { type DetailView, recipientFilters, recipientSorts } from "@kyuseki/ui/screens/NotificationDetail";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, tableParameters } from "../../navigation/parameters.ts";

export const detailAddress = defineView<DetailView>(
  { filter: "all", sort: { id: "open", dir: "asc" }, size: 25, page: tablePages.firstPage },
  { filter: oneOf(recipientFilters), ...tableParameters(recipientSorts) },
);
