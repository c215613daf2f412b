export {
  type HeadlineContent,
  type HeadlineFacts,
  type HeadlineKind,
  type HeadlineStatement,
  headlineOf,
} from "./headline.ts";
