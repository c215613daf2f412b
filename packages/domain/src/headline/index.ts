export { type BattingStatement, battingHeadlineOf } from "./battingHeadline.ts";
export {
  type HeadlineContent,
  type HeadlineFacts,
  type HeadlineKind,
  type HeadlineStatement,
  headlineOf,
} from "./headline.ts";
export { type HomeStatement, homeHeadlineOf } from "./homeHeadline.ts";
export { type PlayerStatement, playerHeadlineOf } from "./playerHeadline.ts";
