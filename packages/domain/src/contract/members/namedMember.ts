import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";

/** A member as panels name them. */
export const namedMemberSchema = z.object({
  id: z.int(),
  last_name: z.string(),
  first_name: z.string(),
  grade: z.enum(grades),
});
export type NamedMember = z.infer<typeof namedMemberSchema>;
