// The AI statistics on players whose truth is known, with fixed seeds. `npm run bench:simulation` prints the table and
// exits 1 when a mark is missed; a number after it sets the repetitions.
import { adviceRows } from "../packages/domain/src/aiStats/simulation/advice.fixture.ts";
import { intervalRows } from "../packages/domain/src/aiStats/simulation/intervals.fixture.ts";
import type { SimulationRow } from "../packages/domain/src/aiStats/simulation/row.fixture.ts";
import type { Verdict } from "./budgets.ts";

/** Every statistic with every kind of data; shares in %. */
export function measureSimulation(runs = usualRuns): Verdict[] {
  const size = { runs, slack: 0 };
  return [...intervalRows(size), ...adviceRows(size)].map(verdictOf);
}

function verdictOf({ statistic, data, counted, of, share, mark, met }: SimulationRow): Verdict {
  const passed = mark === null ? "shown" : "ok";
  return {
    where: `${data} (${of})`,
    what: `${statistic}: ${counted}, %`,
    value: Math.round(share * 1000) / 10,
    goal: "–",
    hard: mark === null ? "–" : mark * 100,
    verdict: met ? passed : "FAIL",
  };
}

const usualRuns = 1000;

if (import.meta.main) {
  const rows = measureSimulation(process.argv[2] === undefined ? usualRuns : Number(process.argv[2]));
  console.table(rows);
  const failed = rows.filter(({ verdict }) => verdict === "FAIL").length;
  console.log(failed === 0 ? "No mark is missed." : `${failed} marks are missed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
