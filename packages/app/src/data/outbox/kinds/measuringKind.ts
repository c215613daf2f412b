import { measuringLimits } from "@kyuseki/domain";
import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import type { OutboxKind } from "@kyuseki/domain/outbox";

/** A measured value that is not at the server yet; `value` is what is sent, null for an emptied cell. */
export type MeasuringPayload = UnsentCell & {
  day_id: number;
  value: number | null;
  /** As it stood over the cell. Not in what a release before has entered. */
  unit?: string;
};

export const measuringGroup = (dayId: number) => `measuring ${dayId}`;
export const measuringThing = (dayId: number, { member_id, item_id }: Pick<UnsentCell, "member_id" | "item_id">) =>
  `measuring ${dayId} ${member_id} ${item_id}`;

/** Cells of one day go together. */
export const measuringKind: Omit<OutboxKind, "send"> = {
  together: (entries) => entries.slice(0, measuringLimits.cells),
  rebase: (payload, earlier, isStored) => {
    const [cell, sent] = [payload as MeasuringPayload, earlier as MeasuringPayload];
    if (cell.theirs !== null) return cell;
    if (!isStored) return { ...cell, from: sent.from };
    return cell.value === sent.value ? null : { ...cell, from: sent.value };
  },
};
