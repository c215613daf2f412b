import {
  type GradeGroup,
  gradeGroups,
  measurement,
  pageSizeFrom,
  periods,
  pitchCodes,
  tablePages,
} from "@kyuseki/domain";
import { type AnalysisView, analysisSorts, defaultAnalysisView, mostPlayers } from "@kyuseki/ui";
import { codeOf } from "../../navigation/rankingConditions.ts";
import {
  oneOf,
  pageFrom,
  sortFrom,
  sortParameter,
  unlessUsual,
  type ViewInAddress,
} from "../../navigation/viewParameters.ts";
import { battingChoiceParameters, readBattingChoice, writeBattingChoice } from "../report/battingChoiceInAddress.ts";

const usual = defaultAnalysisView;

/** D-9. */
export const analysisAddress: ViewInAddress<AnalysisView> = {
  parameters: ["mode", "period", "grade", ...battingChoiceParameters, "pitch", "players", "sort", "size", "page"],
  read: (params) => ({
    ...readBattingChoice(params),
    mode: params.get("mode") === "pitching" ? 2 : 1,
    period: codeOf(periods, params.get("period")) ?? usual.period,
    grade: oneOf<GradeGroup>(gradeGroups, params.get("grade")),
    pitch: codeOf(pitchCodes, params.get("pitch")) ?? measurement.everyPitchType,
    players: playersFrom(params.get("players")),
    sort: sortFrom(params.get("sort"), analysisSorts, usual.sort),
    page: pageFrom(params.get("page")),
    size: pageSizeFrom(params.get("size")),
  }),
  write: ({ mode, period, grade, battingType, ball, pitch, players, sort, page, size }) => ({
    ...writeBattingChoice({ battingType, ball }),
    mode: mode === 2 ? "pitching" : null,
    period: unlessUsual(period, usual.period),
    grade,
    pitch: unlessUsual(pitch, measurement.everyPitchType),
    players: players.length > 0 ? players.join(".") : null,
    sort: sortParameter(sort, usual.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};

/** Ids parted by points, which an address keeps as they are; what is no id is left out. */
function playersFrom(text: string | null): readonly number[] {
  const ids = (text ?? "").split(".").filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostPlayers);
}
