import { measurement, pageSizeFrom, pitchCodes, tablePages } from "@kyuseki/domain";
import { defaultPitchingResultsView, type PitchingResultsView, pitchingDayColumns } from "@kyuseki/ui";
import { codeOf } from "../../navigation/rankingConditions.ts";
import { pageFrom, sortFrom, sortParameter, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";
import { readBall } from "../report/ballInAddress.ts";
import { daysFrom } from "../report/daysInAddress.ts";

const usual = defaultPitchingResultsView;

/** D-9. */
export const pitchingResultsAddress: ViewInAddress<PitchingResultsView> = {
  parameters: ["start", "end", "ball", "pitch", "sort", "size", "page", "day", "day_size", "day_page"],
  read: (params) => ({
    ...daysFrom(params),
    ball: readBall(params),
    pitch: codeOf(pitchCodes, params.get("pitch")) ?? measurement.everyPitchType,
    sort: sortFrom(params.get("sort"), pitchingDayColumns, usual.sort),
    page: pageFrom(params.get("page")),
    size: pageSizeFrom(params.get("size")),
    day: dayFrom(params.get("day")),
    dayPage: pageFrom(params.get("day_page")),
    daySize: params.has("day_size") ? pageSizeFrom(params.get("day_size")) : usual.daySize,
  }),
  write: ({ start, end, ball, pitch, sort, page, size, day, dayPage, daySize }) => ({
    start,
    end,
    ball,
    pitch: unlessUsual(pitch, measurement.everyPitchType),
    sort: sortParameter(sort, usual.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
    day,
    day_size: unlessUsual(daySize, usual.daySize),
    day_page: unlessUsual(dayPage, tablePages.firstPage),
  }),
};

/** The same as both ends of a range. */
const dayFrom = (text: string | null): string | null =>
  text === null ? null : daysFrom(new URLSearchParams({ start: text, end: text })).start;
