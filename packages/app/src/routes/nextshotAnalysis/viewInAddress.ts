import { pitchCodes } from "@kyuseki/domain";
import { analysisSorts, defaultAnalysisView, mostPlayers } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { battingChoice, grade, ids, modeWord, oneOf, period, tableParameters } from "../../navigation/parameters.ts";

export const analysisAddress = defineView(defaultAnalysisView, {
  mode: modeWord,
  period,
  grade,
  ...battingChoice,
  pitch: oneOf(pitchCodes),
  players: ids(mostPlayers),
  focus: ids(1),
  ...tableParameters(analysisSorts),
});
