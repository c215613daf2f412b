import * as z from "zod/mini";

/** A line of 次の行事. */
export const homeEventSchema = z.object({
  of: z.enum(["team", "provider"]),
  /** Of the team's event or of the provider's. */
  id: z.int(),
  title: z.string(),
  all_day: z.boolean(),
  /** When one meets, or when it begins. */
  begins_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  place: z.string(),
  cancelled: z.boolean(),
  /** 出欠 that is missing; null for the provider's, and where nobody is invited. */
  unanswered: z.nullable(z.int()),
  deadline: z.nullable(z.iso.datetime()),
  /** Players whose family has changed its answer within the last day before it (CO-5). Absent from an earlier release. */
  changed: z.optional(z.int()),
  /** Another event of the team lies at the same time with a player in common. */
  clashes: z.boolean(),
});
export type HomeEvent = z.infer<typeof homeEventSchema>;
