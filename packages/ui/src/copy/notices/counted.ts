import { plain } from "../plain.ts";

/** What the figures count. */
export const countedText = plain.defineMessages({
  person: { id: "counted.person", defaultMessage: "人" },
  item: { id: "counted.item", defaultMessage: "件" },
  family: { id: "counted.family", defaultMessage: "家族" },
});
