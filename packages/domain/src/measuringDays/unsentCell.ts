import type { MeasureItem } from "../contract/practice/measureItems.ts";
import { type CellPast, checkCell } from "./checkCell.ts";

/** What a coach typed on a measuring day and the server does not hold yet. */
export type UnsentCell = {
  member_id: number;
  item_id: number;
  /** As typed. */
  text: string;
  /** The stored value when it was typed. */
  from: number | null;
  /** The coach has confirmed a value that was questioned. */
  kept: boolean;
  /** What somebody else has stored meanwhile: nothing is sent before the coach has chosen (R4). */
  theirs: { value: number | null; by: string | null } | null;
};

type Checked = Pick<MeasureItem, "better" | "lowest" | "highest" | "decimals">;

/** The value of a text, null for an empty one; undefined while the coach has to check it. */
export function valueOfCell(
  { text, kept }: Pick<UnsentCell, "text" | "kept">,
  item: Checked,
  past: CellPast,
): number | null | undefined {
  const check = checkCell(text, item, past);
  if (check.state === "empty") return null;
  if (check.state === "refused" || (check.state === "ask" && !kept)) return undefined;
  return check.value;
}

/**
 * What is unsent of a cell after `text` has been typed into it; null when that is the stored value. Typing over another
 * coach's value counts as choosing: the coach has been shown it.
 */
export function typeCell(
  before: UnsentCell | undefined,
  { member_id, item_id, text }: Pick<UnsentCell, "member_id" | "item_id" | "text">,
  stored: number | null,
  item: Checked,
  past: CellPast,
): UnsentCell | null {
  if (valueOfCell({ text, kept: true }, item, past) === stored) return null;
  const from = before && before.theirs === null ? before.from : stored;
  return { member_id, item_id, text, from, kept: false, theirs: null };
}

/** Confirms what was typed, also over somebody else's value. */
export const keepCell = ({ theirs, from, ...cell }: UnsentCell): UnsentCell => ({
  ...cell,
  from: theirs ? theirs.value : from,
  kept: true,
  theirs: null,
});

/** The value a cell is sent with; undefined while the coach has to check it. */
export const valueToSend = (cell: UnsentCell, item: Checked, past: CellPast): number | null | undefined =>
  cell.theirs ? undefined : valueOfCell(cell, item, past);
