import { contract } from "@kyuseki/domain";
import type { Api } from "../http/api.ts";
import { serve } from "../http/serve.ts";
import { readNationalState } from "../store/aiStats.ts";
import { battingAiStats } from "./battingAiStats.ts";
import { createReports } from "./keptReports.ts";
import { pitchingAiStats } from "./pitchingAiStats.ts";

/**
 * BE-3. Figures of other teams come in as numbers alone: no name, no team. What they measure counts from the next day, or
 * when something of the own team changes; that one of them leaves counts at once.
 */
export function aiStatsRoutes(api: Api) {
  const kept = createReports();

  serve(api, contract.getBattingAiStats, async (call) => {
    const also = await readNationalState(call.db);
    return kept(contract.getBattingAiStats, call, () => battingAiStats(call), { also });
  });

  serve(api, contract.getPitchingAiStats, (call) =>
    kept(contract.getPitchingAiStats, call, () => pitchingAiStats(call)),
  );
}
