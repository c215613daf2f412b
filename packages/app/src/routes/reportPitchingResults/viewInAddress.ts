import { pitchCodes } from "@kyuseki/domain";
import { defaultPitchingResultsView, pitchingDayColumns } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import {
  ballOrUnset,
  dateRange,
  day,
  named,
  oneOf,
  page,
  pageSize,
  tableParameters,
  wholeDateRange,
} from "../../navigation/parameters.ts";

export const pitchingResultsAddress = defineView(
  defaultPitchingResultsView,
  {
    ...dateRange,
    ball: ballOrUnset,
    pitch: oneOf(pitchCodes),
    ...tableParameters(pitchingDayColumns),
    day,
    daySize: named("day_size", pageSize),
    dayPage: named("day_page", page),
  },
  wholeDateRange,
);
