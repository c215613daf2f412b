import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import * as z from "zod/mini";
import type { Kept } from "../../services/draftStorage.ts";

const prefix = "measuring-";

/** The name under which a day's unsent cells are kept in this browser. */
export const keptName = (dayId: number) => `${prefix}${dayId}`;

/** Whether the name is one of `keptName`. */
export const isKeptDay = (name: string) => name === keptName(Number(name.slice(prefix.length)));

const keptCellsSchema = z.array(
  z.object({
    member_id: z.int(),
    item_id: z.int(),
    text: z.string(),
    from: z.nullable(z.number()),
    kept: z.boolean(),
    theirs: z.nullable(z.object({ value: z.nullable(z.number()), by: z.nullable(z.string()) })),
  }),
);

export const readKeptCells = (kept: Kept, userId: number, dayId: number): readonly UnsentCell[] =>
  kept.read(userId, keptName(dayId), keptCellsSchema) ?? [];

export type KeptDay = { dayId: number; count: number };

/** The days of which this person has unsent cells in this browser, the newest first. */
export const keptDays = (kept: Kept, userId: number): readonly KeptDay[] =>
  kept
    .names(userId)
    .flatMap((name) => {
      if (!isKeptDay(name)) return [];
      const dayId = Number(name.slice(prefix.length));
      const count = readKeptCells(kept, userId, dayId).length;
      return count === 0 ? [] : [{ dayId, count }];
    })
    .sort((one, other) => other.dayId - one.dayId);
