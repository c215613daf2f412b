import { informationCategories } from "@kyuseki/domain";
import { defaultInformationView, informationOrders } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { id, oneOf, page, pageSize, text } from "../../navigation/parameters.ts";

export const informationAddress = defineView(defaultInformationView, {
  category: oneOf(informationCategories),
  q: text,
  order: oneOf(informationOrders),
  size: pageSize,
  page,
  id,
});
