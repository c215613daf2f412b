import { fn } from "storybook/test";

/** What a page of one ball does, for stories. */
export const filmActs = {
  refreshing: false,
  busy: new Set<number>(),
  onPlayerRetry: fn(),
  onRetry: fn(),
  onOpen: fn(),
  onCompareWith: fn(),
  onEdit: fn(async () => {}),
  onDelete: fn(),
  loadPart: <Part>(part: () => Promise<Part>) => part(),
};

export const filmActions = {
  upload: { state: "idle" },
  onChoose: fn(),
  onRemove: fn(async () => {}),
  onImpact: fn(async () => {}),
  onFilmBroken: fn(async () => {}),
} as const;
