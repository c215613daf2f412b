import { type Gender, type GradeGroup, genders, gradeGroups, pageSizeFrom, tablePages } from "@kyuseki/domain";
import {
  defaultMemberListView,
  type MemberListView,
  type MemberStatus,
  memberSorts,
  memberStatuses,
} from "@kyuseki/ui";
import {
  oneOf,
  pageFrom,
  sortFrom,
  sortParameter,
  unlessUsual,
  type ViewInAddress,
} from "../../navigation/viewParameters.ts";

/** D-9. */
export const memberListAddress: ViewInAddress<MemberListView> = {
  parameters: ["q", "gender", "grade", "status", "sort", "size", "page"],
  read: (said) => ({
    q: said.get("q") ?? "",
    gender: oneOf<Gender>(genders, said.get("gender")),
    grade: oneOf<GradeGroup>(gradeGroups, said.get("grade")),
    status: oneOf<MemberStatus>(memberStatuses, said.get("status")),
    sort: sortFrom(said.get("sort"), memberSorts, defaultMemberListView.sort),
    page: pageFrom(said.get("page")),
    size: pageSizeFrom(said.get("size")),
  }),
  write: ({ q, sort, page, size, ...filters }) => ({
    ...filters,
    q: q || null,
    sort: sortParameter(sort, defaultMemberListView.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};
