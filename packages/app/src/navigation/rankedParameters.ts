import { pageSizeFrom, tablePages } from "@kyuseki/domain";
import { rankedKinds } from "@kyuseki/domain/ranking";
import { type RankedView, rankedSorts, usualRankedView } from "@kyuseki/ui";
import { codeOf, conditionParameters, readConditions, writeConditions } from "./rankingConditions.ts";
import { pageFrom, sortFrom, sortParameter, unlessUsual } from "./viewParameters.ts";

const usual = usualRankedView;

/** D-9. What the address of a ranking of the team's own players says, before and after what only one of them has. */
export const rankedParameters = {
  first: ["kind", ...conditionParameters],
  last: ["sort", "size", "page"],
} as const;

export const readRanked = (params: URLSearchParams): RankedView => ({
  ...readConditions(params),
  kind: codeOf(rankedKinds, params.get("kind")) ?? usual.kind,
  sort: sortFrom(params.get("sort"), rankedSorts, usual.sort),
  page: pageFrom(params.get("page")),
  size: pageSizeFrom(params.get("size")),
});

export const writeRanked = ({ kind, sort, page, size, ...conditions }: RankedView) => ({
  ...writeConditions(conditions),
  kind: unlessUsual(kind, usual.kind),
  sort: sortParameter(sort, usual.sort),
  size: unlessUsual(size, tablePages.defaultSize),
  page: unlessUsual(page, tablePages.firstPage),
});
