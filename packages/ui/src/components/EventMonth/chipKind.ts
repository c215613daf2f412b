import { token } from "../../tokens/theme.ts";
import type { ListedEvent } from "../EventRow/listedEvents.ts";

/** How a chip of the month looks: games like the board, practices soft, the provider's dashed. */
export const chipPaints = ["game", "practice", "other", "provider"] as const;
export type ChipPaint = (typeof chipPaints)[number];

export const chipKindOf = ({ kind }: Pick<ListedEvent, "kind">): ChipPaint => {
  if (kind === null) return "provider";
  return kind === "measuring" ? "other" : kind;
};

export const chipPaint: Record<ChipPaint, string> = {
  game: `background: ${token("board")}; color: ${token("board-ink")}; border-color: ${token("board-line")};`,
  practice: `background: ${token("primary-soft")}; color: ${token("primary-text")};`,
  other: `background: ${token("surface-3")}; color: ${token("ink")};`,
  provider: `background: ${token("surface")}; color: ${token("info")}; border: ${token("hairline")} dashed ${token("info")};`,
};
