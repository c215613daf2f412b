import * as z from "zod/mini";
import { csvTargets, csvUnits } from "../../vocabulary/csvColumns.ts";
import { csvLimits } from "../../vocabulary/csvLimits.ts";

const mappedColumnSchema = z.object({
  /** From 0. */
  column: z.int().check(z.minimum(0), z.maximum(csvLimits.columns - 1)),
  /** null where the file does not say. */
  unit: z.nullable(z.enum(csvUnits)),
  /** Counted the other way round than ours: left is right. */
  mirrored: z.optional(z.boolean()),
});
export type MappedColumn = z.infer<typeof mappedColumnSchema>;

/** BE-2. Which column is read as what; remembered by the `sourceKey` of the header. */
export const columnMappingSchema = z.partialRecord(z.enum(csvTargets), mappedColumnSchema);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;
