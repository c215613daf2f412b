export { type ColumnMapping, columnMappingSchema } from "../contract/analyzer/columnMapping.ts";
export { type CsvTarget, type CsvUnit, csvTargets, csvUnits } from "../vocabulary/csvColumns.ts";
export { type CsvFormat, csvFormats } from "../vocabulary/csvFormats.ts";
export { type CsvLimits, csvLimits } from "../vocabulary/csvLimits.ts";
export type { DayOrder } from "./cells/readMoment.ts";
export { type AskedQuantity, askedQuantities, isAsked, type Quantity, unitsOf } from "./cells/unit.ts";
export { type CsvCheck, type CsvCheckedRow, checkCsv, type ReadCsv, type StoredSaid } from "./checkCsv.ts";
export { type ColumnReport, type ColumnSummary, reportColumns } from "./columnSummaries.ts";
export { compareExact } from "./compareExact.ts";
export { compareUntimed, type StoredBall, type UntimedBall } from "./compareUntimed.ts";
export { type CsvRowError, type CsvRowErrorCode, csvRowErrorCodes } from "./csvRowError.ts";
export { type Doubt, type DoubtAnswer, type DoubtAnswers, separatePlaces } from "./doubts.ts";
export type { FarSession } from "./farSessions.ts";
export { type CsvEncoding, type CsvFailure, type CsvTable, csvEncodings } from "./files/csvFile.ts";
export { csvParserVersion } from "./files/csvParser.ts";
export { finished, openCsv } from "./files/openCsv.ts";
export { writeRefused } from "./files/writeRefused.ts";
export { duplicateKey, findRepeated } from "./findRepeated.ts";
export { unitsAreSet } from "./formats.ts";
export { guessMapping } from "./guessMapping.ts";
export { unreadSpeeds } from "./headings/unreadSpeeds.ts";
export {
  ballKeys,
  type CsvWhole,
  importedBalls,
  type MatchedBalls,
  matchBalls,
  type NameChoices,
  peopleIn,
  type WrittenName,
  withoutRows,
} from "./matchBalls.ts";
export { matchNames, type NamedMember, type NameMatch } from "./matchNames.ts";
export { type ReadBatch, readMeasurements } from "./readMeasurements.ts";
export { type CsvQuestion, csvQuestions, openQuestions, type ReadingSettings } from "./readPlan.ts";
export type { MeasurementDraft } from "./rows/draft.ts";
export { type SampleValue, sampleValues } from "./sampleValues.ts";
export type { MatchedBall } from "./setApart.ts";
export { sourceKey } from "./sourceKey.ts";
export { sessionsToCompare, takenSessions } from "./takenSessions.ts";
export { isMeasured, measuredTargets } from "./target.ts";
