export { type CsvLimits, csvLimits } from "../vocabulary/csvLimits.ts";
export { type CsvEncoding, type CsvRefusal, type CsvTable, csvEncodings } from "./csvFile.ts";
export { csvParserVersion } from "./csvParser.ts";
export type { MeasurementDraft } from "./draft.ts";
export { duplicateKey, findRepeated } from "./findRepeated.ts";
export { type CsvFormat, csvFormats } from "./formats.ts";
export { guessMapping } from "./guessMapping.ts";
export { matchNames, type NamedMember, type NameMatch } from "./matchNames.ts";
export { finished, openCsv } from "./openCsv.ts";
export { type CsvProblem, type CsvProblemCode, csvProblemCodes } from "./problem.ts";
export { type ReadBatch, readMeasurements } from "./readMeasurements.ts";
export { type CsvQuestion, csvQuestions, openQuestions, type ReadingSettings } from "./readPlan.ts";
export { sourceKey } from "./sourceKey.ts";
export {
  type ColumnMapping,
  type CsvTarget,
  columnMappingSchema,
  csvTargets,
  isMeasured,
  measuredTargets,
} from "./target.ts";
export { type AskedQuantity, askedQuantities, type CsvUnit, csvUnits, type Quantity, unitsOf } from "./unit.ts";
export { writeRefused } from "./writeRefused.ts";
