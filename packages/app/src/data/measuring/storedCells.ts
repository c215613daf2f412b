import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import * as z from "zod/mini";
import type { DraftStorage } from "../../services/draftStorage.ts";

const prefix = "measuring-";

/** The name under which a day's unsent cells are kept in this browser. */
export const storedName = (dayId: number) => `${prefix}${dayId}`;

/** Whether the name is one of `storedName`. */
export const isStoredDay = (name: string) => name === storedName(Number(name.slice(prefix.length)));

const storedCellsSchema = z.array(
  z.object({
    member_id: z.int(),
    item_id: z.int(),
    text: z.string(),
    from: z.nullable(z.number()),
    kept: z.boolean(),
    theirs: z.nullable(z.object({ value: z.nullable(z.number()), by: z.nullable(z.string()) })),
  }),
);

export const readStoredCells = (drafts: DraftStorage, userId: number, dayId: number): readonly UnsentCell[] =>
  drafts.read(userId, storedName(dayId), storedCellsSchema) ?? [];

export type StoredDay = { dayId: number; count: number };

/** The days of which this person has unsent cells in this browser, the newest first. */
export const storedDays = (drafts: DraftStorage, userId: number): readonly StoredDay[] =>
  drafts
    .names(userId)
    .flatMap((name) => {
      if (!isStoredDay(name)) return [];
      const dayId = Number(name.slice(prefix.length));
      const count = readStoredCells(drafts, userId, dayId).length;
      return count === 0 ? [] : [{ dayId, count }];
    })
    .sort((one, other) => other.dayId - one.dayId);
