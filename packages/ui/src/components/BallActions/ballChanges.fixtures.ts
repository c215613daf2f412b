import { fn } from "storybook/test";
import { players } from "../PlayerSearch/playerSearch.fixtures.ts";
import type { BallChanges } from "./ballChanges.ts";

/** Actions that succeed, with nothing in flight. */
export const ballChanges = {
  busy: new Set<number>(),
  draft: null,
  onDraftChange: fn(),
  onEdit: fn(async () => {}),
  balls: ["rubber", "hard"],
  players: { status: "ready", value: players.filter(({ state }) => state === "active") },
  readDay: fn(async ({ id }) => [id - 1, id, id + 1, id + 2]),
  onMove: fn(async () => {}),
  onDelete: fn(),
} satisfies BallChanges;
