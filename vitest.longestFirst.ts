import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from "vitest/node";

/** Files whose path matches first, so that no worker ends with a long one alone. */
export const longestFirst = (long: RegExp): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isLong = ({ moduleId }: TestSpecification) => Number(long.test(moduleId));
      return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
    }
  };
