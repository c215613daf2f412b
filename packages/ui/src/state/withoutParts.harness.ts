import { takePart } from "./takePart.harness.ts";
import type { LoadPart } from "./usePart.ts";

/** For stories only: of the parts that are asked for one after another, those with these numbers (from 1) do not arrive. */
export const withoutParts = (...missing: readonly number[]) => ({
  beforeEach: ({ args }: { args: { loadPart: LoadPart } }) => {
    let asked = 0;
    args.loadPart = async (part) => {
      asked += 1;
      return missing.includes(asked) ? null : takePart(part);
    };
  },
});
