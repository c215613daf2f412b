export {
  type HeadlineContent,
  type HeadlineFacts,
  type HeadlineKind,
  type HeadlineStatement,
  headlineOf,
} from "./headline.ts";
export { type HomeHeadlineFacts, type HomeStatement, homeHeadlineOf } from "./homeHeadline.ts";
export { type PlayerStatement, playerHeadlineOf } from "./playerHeadline.ts";
