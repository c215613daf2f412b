import { measurement, pageSizeFrom, pitchCodes, tablePages } from "@kyuseki/domain";
import { defaultPitchingResultsView, type PitchingResultsView, pitchingDayColumns } from "@kyuseki/ui";
import { codeOf } from "../../data/rankingConditions.ts";
import { pageFrom, sortFrom, sortParameter, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";
import { readBall } from "../report/ballInAddress.ts";
import { daysFrom } from "../report/daysInAddress.ts";

const usual = defaultPitchingResultsView;

/** D-9. */
export const pitchingResultsAddress: ViewInAddress<PitchingResultsView> = {
  parameters: ["start", "end", "ball", "pitch", "sort", "size", "page", "day", "day_size", "day_page"],
  read: (said) => ({
    ...daysFrom(said),
    ball: readBall(said),
    pitch: codeOf(pitchCodes, said.get("pitch")) ?? measurement.everyPitchType,
    sort: sortFrom(said.get("sort"), pitchingDayColumns, usual.sort),
    page: pageFrom(said.get("page")),
    size: pageSizeFrom(said.get("size")),
    day: dayFrom(said.get("day")),
    dayPage: pageFrom(said.get("day_page")),
    daySize: said.has("day_size") ? pageSizeFrom(said.get("day_size")) : usual.daySize,
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
