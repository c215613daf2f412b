import { expect, onTestFinished } from "vitest";
import { type Visit, type VisitOptions, visiting } from "./visit.ts";

/**
 * Like `visiting`, for sequential tests: each visit ends with its test, and its page must have logged nothing
 * unexpected.
 */
export function visitingInTurn(startServer?: Parameters<typeof visiting>[0]) {
  const openVisit = visiting(startServer);
  return async (options: VisitOptions = {}): Promise<Visit> => {
    const visit = await openVisit(options);
    visit.context.setDefaultTimeout(20_000);
    onTestFinished(async () => {
      await visit.close();
      expect(visit.consoleMessages()).toEqual([]);
    });
    return visit;
  };
}
