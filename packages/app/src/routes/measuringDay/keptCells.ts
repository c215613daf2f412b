import * as z from "zod/mini";

/** The name under which a day's unsent cells are kept in this browser. */
export const keptName = (dayId: number) => `measuring-${dayId}`;

export const keptCellsSchema = z.array(
  z.object({
    member_id: z.int(),
    item_id: z.int(),
    text: z.string(),
    from: z.nullable(z.number()),
    kept: z.boolean(),
    theirs: z.nullable(z.object({ value: z.nullable(z.number()), by: z.nullable(z.string()) })),
  }),
);

/** What is typed of a new day, as it was kept. */
export const dayDraftSchema = z.nullable(
  z.object({
    name: z.string(),
    date: z.nullable(z.string()),
    place: z.string(),
    order: z.readonly(z.array(z.int())),
    chosen: z.readonly(z.array(z.int())),
  }),
);
