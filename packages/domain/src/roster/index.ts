export { checkRow, type RosterFieldError, type RowCheck } from "./checkRow.ts";
export { decodeRoster } from "./decodeRoster.ts";
export { type Duplicate, findDuplicates } from "./findDuplicates.ts";
export { readCell } from "./readCell.ts";
export { type RosterRow, readRoster } from "./readRoster.ts";
export {
  type RosterFailure,
  type RosterField,
  type RosterValues,
  rosterFields,
  rosterHeadings,
  rosterLimits,
} from "./rosterField.ts";
export { writeRoster } from "./writeRoster.ts";
