import { expect, test } from "vitest";
import { adviceRows } from "./advice.fixture.ts";
import { intervalRows } from "./intervals.fixture.ts";

// `npm run bench:simulation` runs the same with many repetitions and without room for chance (docs/statistics.md).
test.each([
  ["区間は、言っているとおりに当たる", intervalRows],
  ["変わっていない人に、変わったとは言わない", adviceRows],
] as const)("BE-3 決まった種の模擬：%s", (_, rowsOf) => {
  expect(rowsOf({ runs: 20, slack: 3 }).filter(({ met }) => !met)).toEqual([]);
});
