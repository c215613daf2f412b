import { defaultMemberListView, memberSorts, memberStatuses } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { gender, grade, oneOf, tableParameters, text } from "../../navigation/parameters.ts";

export const memberListAddress = defineView(defaultMemberListView, {
  q: text,
  gender,
  grade,
  status: oneOf(memberStatuses),
  ...tableParameters(memberSorts),
});
