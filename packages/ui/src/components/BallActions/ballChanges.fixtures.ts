import { fn } from "storybook/test";
import type { BallChanges } from "./ballChanges.ts";

/** Nothing is being changed, and whatever is, is taken. */
export const ballChanges = {
  busy: new Set<number>(),
  draft: null,
  onDraftChange: fn(),
  onEdit: fn(async () => {}),
  onDelete: fn(),
} satisfies BallChanges;
