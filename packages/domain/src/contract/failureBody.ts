import * as z from "zod/mini";
import { failureCodes } from "../failure.ts";
import { recordOf } from "./records.ts";

/** Body of every refused call. `fields` maps a field's path ("members.3.grade") to a Japanese sentence. */
export const failureBodySchema = z.object({
  error: z.string(),
  code: z.enum(failureCodes),
  fields: z.optional(recordOf(z.string())),
});
export type FailureBody = z.infer<typeof failureBodySchema>;
