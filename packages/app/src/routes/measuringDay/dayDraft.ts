import * as z from "zod/mini";

/** What is typed of a new day, as it was kept. */
export const dayDraftSchema = z.nullable(
  z.object({
    name: z.string(),
    date: z.nullable(z.string()),
    place: z.string(),
    order: z.readonly(z.array(z.int())),
    chosen: z.readonly(z.array(z.int())),
    event_id: z.optional(z.nullable(z.int())),
  }),
);
