import * as z from "zod/mini";
import { csvTargets, csvUnits } from "../../vocabulary/csvColumns.ts";
import { csvLimits } from "../../vocabulary/csvLimits.ts";
import { partialRecordOf } from "../records.ts";

const mappedColumnSchema = z.object({
  /** Index from 0. */
  column: z.int().check(z.minimum(0), z.maximum(csvLimits.columns - 1)),
  /** null where the file does not give it. */
  unit: z.nullable(z.enum(csvUnits)),
  /** Signs are opposite to ours: left is positive. */
  mirrored: z.optional(z.boolean()),
});
export type MappedColumn = z.infer<typeof mappedColumnSchema>;

/** Which column is read as what; remembered by the header's `sourceKey` (BE-2). */
export const columnMappingSchema = partialRecordOf(csvTargets, mappedColumnSchema);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;
