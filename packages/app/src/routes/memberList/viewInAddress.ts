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
  read: (params) => ({
    q: params.get("q") ?? "",
    gender: oneOf<Gender>(genders, params.get("gender")),
    grade: oneOf<GradeGroup>(gradeGroups, params.get("grade")),
    status: oneOf<MemberStatus>(memberStatuses, params.get("status")),
    sort: sortFrom(params.get("sort"), memberSorts, defaultMemberListView.sort),
    page: pageFrom(params.get("page")),
    size: pageSizeFrom(params.get("size")),
  }),
  write: ({ q, sort, page, size, ...filters }) => ({
    ...filters,
    q: q || null,
    sort: sortParameter(sort, defaultMemberListView.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};
