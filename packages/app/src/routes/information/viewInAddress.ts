import { informationCategories } from "@kyuseki/domain";
import { defaultInformationView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { id, oneOf, text } from "../../navigation/parameters.ts";

export const informationAddress = defineView(defaultInformationView, {
  category: oneOf(informationCategories),
  q: text,
  id,
});
