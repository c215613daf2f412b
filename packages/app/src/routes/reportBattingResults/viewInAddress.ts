import { pageSizeFrom, tablePages } from "@kyuseki/domain";
import { type BattingResultsView, battingResultSorts, defaultBattingResultsView } from "@kyuseki/ui";
import { codeOf } from "../../navigation/rankingConditions.ts";
import { pageFrom, sortFrom, sortParameter, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";
import { battingChoiceParameters, readBattingChoice, writeBattingChoice } from "../report/battingChoiceInAddress.ts";
import { daysFrom } from "../report/daysInAddress.ts";

const usual = defaultBattingResultsView;

/** D-9. */
export const battingResultsAddress: ViewInAddress<BattingResultsView> = {
  parameters: ["start", "end", ...battingChoiceParameters, "result", "sort", "size", "page"],
  read: (params) => ({
    ...readBattingChoice(params),
    ...daysFrom(params),
    result: codeOf([1, 2, 3] as const, params.get("result")) ?? null,
    sort: sortFrom(params.get("sort"), battingResultSorts, usual.sort),
    page: pageFrom(params.get("page")),
    size: pageSizeFrom(params.get("size")),
  }),
  write: ({ battingType, ball, start, end, result, sort, page, size }) => ({
    ...writeBattingChoice({ battingType, ball }),
    start,
    end,
    result: result === null ? null : String(result),
    sort: sortParameter(sort, usual.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};
