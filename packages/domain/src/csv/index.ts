export { type ColumnMapping, columnMappingSchema } from "../contract/columnMapping.ts";
export { type CsvTarget, type CsvUnit, csvTargets, csvUnits } from "../vocabulary/csvColumns.ts";
export { type CsvFormat, csvFormats } from "../vocabulary/csvFormats.ts";
export { type CsvLimits, csvLimits } from "../vocabulary/csvLimits.ts";
export { type CsvCheck, checkCsv, type ReadCsv } from "./checkCsv.ts";
export { type CsvEncoding, type CsvFailure, type CsvTable, csvEncodings } from "./csvFile.ts";
export { csvParserVersion } from "./csvParser.ts";
export { type CsvRowError, type CsvRowErrorCode, csvRowErrorCodes } from "./csvRowError.ts";
export type { MeasurementDraft } from "./draft.ts";
export { duplicateKey, findRepeated } from "./findRepeated.ts";
export { guessMapping } from "./guessMapping.ts";
export {
  ballKeys,
  type CsvWhole,
  importedBalls,
  type MatchedBall,
  type MatchedBalls,
  matchBalls,
  type NameChoices,
  type WrittenName,
  withoutRows,
} from "./matchBalls.ts";
export { matchNames, type NamedMember, type NameMatch } from "./matchNames.ts";
export { finished, openCsv } from "./openCsv.ts";
export { type ReadBatch, readMeasurements } from "./readMeasurements.ts";
export { type CsvQuestion, csvQuestions, openQuestions, type ReadingSettings } from "./readPlan.ts";
export { sourceKey } from "./sourceKey.ts";
export { isMeasured, measuredTargets } from "./target.ts";
export { type AskedQuantity, askedQuantities, type Quantity, unitsOf } from "./unit.ts";
export { writeRefused } from "./writeRefused.ts";
