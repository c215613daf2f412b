import type { Rolldown } from "vite";

/** What the door and the house both draw with. Measured: whatever is missing here becomes a small file of its own. */
const sharedWithTheDoor = [
  "packages/ui/src/components/(Link|IconButton|Field|ProductMark)/",
  "packages/ui/src/copy/(failure|field|product|titles)\\.ts",
  "packages/domain/src/(failure|contract/(session|fields))\\.ts",
  "packages/app/src/routes/title\\.ts",
];
const sharedByScreens = ["packages/ui/src/layout/", "packages/ui/src/components/Panel/"];

const anyOf = (places: readonly string[]) => new RegExp(places.join("|"));

/**
 * Three files before a screen's own: the entry, the door, the house. What several screens share travels in the house,
 * so that no page waits for a crumb of a file.
 */
export const chunks: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    {
      name: "entry",
      test: anyOf(["packages/app/index.html", "packages/app/src/main.tsx", "rolldown/runtime", ...sharedWithTheDoor]),
      priority: 2,
    },
    { name: "house", test: anyOf(["packages/app/src/house/house.tsx", ...sharedByScreens]), priority: 1 },
  ],
};
