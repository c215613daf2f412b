import { fn } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { ballChanges } from "../BallActions/ballChanges.fixtures.ts";

/** Actions of a page of one ball, for stories. */
export const videoActs = {
  refreshing: false,
  changes: ballChanges,
  onPlayerRetry: fn(),
  onRetry: fn(),
  onOpen: fn(),
  onCompareWith: fn(),
  loadPart: takePart,
};

export const videoActions = {
  upload: { state: "idle" },
  onChoose: fn(),
  onRemove: fn(async () => {}),
  onImpact: fn(async () => {}),
  onVideoBroken: fn(async () => {}),
} as const;
