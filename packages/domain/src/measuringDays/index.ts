export {
  type Better,
  betterDirections,
  type GoalKind,
  goalKinds,
  kindRanges,
  type PresetItem,
  presetItems,
} from "../vocabulary/measureItem.ts";
export {
  type CellCheck,
  type CellErrorCause,
  type CellPast,
  type CellQuestion,
  cellErrorOf,
  checkCell,
  farFromLast,
} from "./checkCell.ts";
export { growthOver } from "./growthOver.ts";
export { type NewBest, newBests } from "./newBests.ts";
export { type NormSource, normOf } from "./norms.ts";
export { percentileAmong } from "./percentile.ts";
export {
  gainOver,
  isBestByHand,
  judgeBest,
  ordinarySpread,
  type PersonalBest,
  personalBestsOf,
  spreadDays,
} from "./personalBest.ts";
export { type SheetPlayer, sheetPlayers, sheetStages } from "./sheetPlayers.ts";
export { ballRadius, type StrikeZone, strikeZoneOf } from "./strikeZone.ts";
export { keepCell, typeCell, type UnsentCell, valueOfCell, valueToSend } from "./unsentCell.ts";
