import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import * as z from "zod/mini";
import type { Services } from "../../services/services.ts";
import { measuringSheetQuery } from "../measuringDays.ts";
import type { DeviceOutbox } from "../outbox/outboxOf.ts";
import { measuringCells } from "./measuringCells.ts";

/** Values that version 0.1 left in local storage move to the outbox, once their sheet can be read to judge them by. */
export async function moveStoredCells({ call, drafts, queries }: Services, outbox: DeviceOutbox, userId: number) {
  for (const name of drafts.names(userId).filter((each) => /^measuring-\d+$/.test(each))) {
    const dayId = Number(name.slice("measuring-".length));
    const cells: readonly UnsentCell[] | undefined = drafts.read(userId, name, storedCellsSchema);
    if (!cells) continue;
    try {
      await queries.ensureQueryData(measuringSheetQuery(call, dayId));
    } catch {
      continue;
    }
    if (await measuringCells(outbox, queries, dayId).move(cells)) drafts.forget(userId, name);
  }
}

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
