import { pageSizeFrom, tablePages } from "@kyuseki/domain";
import { rankedKinds } from "@kyuseki/domain/ranking";
import { defaultLocalRankingView, type LocalRankingView, localOrders, localSorts } from "@kyuseki/ui";
import { codeOf, conditionParameters, readConditions, writeConditions } from "../../data/rankingConditions.ts";
import {
  oneOf,
  pageFrom,
  sortFrom,
  sortParameter,
  unlessUsual,
  type ViewInAddress,
} from "../../data/viewParameters.ts";

const usual = defaultLocalRankingView;

/** D-9. */
export const localRankingAddress: ViewInAddress<LocalRankingView> = {
  parameters: ["kind", ...conditionParameters, "by", "sort", "size", "page"],
  read: (said) => ({
    ...readConditions(said),
    kind: codeOf(rankedKinds, said.get("kind")) ?? usual.kind,
    by: oneOf(localOrders, said.get("by")) ?? usual.by,
    sort: sortFrom(said.get("sort"), localSorts, usual.sort),
    page: pageFrom(said.get("page")),
    size: pageSizeFrom(said.get("size")),
  }),
  write: ({ kind, by, sort, page, size, ...conditions }) => ({
    ...writeConditions(conditions),
    kind: unlessUsual(kind, usual.kind),
    by: by === usual.by ? null : by,
    sort: sortParameter(sort, usual.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};
