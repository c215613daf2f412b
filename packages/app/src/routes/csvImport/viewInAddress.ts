import { pageSizeFrom, periods, tablePages } from "@kyuseki/domain";
import { type CsvHistoryView, csvHistorySorts, defaultCsvHistoryView } from "@kyuseki/ui";
import { codeOf } from "../../navigation/rankingConditions.ts";
import { pageFrom, sortFrom, sortParameter, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const csvHistoryAddress: ViewInAddress<CsvHistoryView> = {
  parameters: ["q", "period", "sort", "size", "page"],
  read: (params) => ({
    q: params.get("q") ?? "",
    period: codeOf(periods, params.get("period")) ?? defaultCsvHistoryView.period,
    sort: sortFrom(params.get("sort"), csvHistorySorts, defaultCsvHistoryView.sort),
    page: pageFrom(params.get("page")),
    size: pageSizeFrom(params.get("size")),
  }),
  write: ({ q, period, sort, page, size }) => ({
    q: q || null,
    period: period && String(period),
    sort: sortParameter(sort, defaultCsvHistoryView.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};
