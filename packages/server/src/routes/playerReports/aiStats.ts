import { contract } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Api } from "../../http/serve/api.ts";
import { createReportCache } from "../../http/serve/reportCache.ts";
import { serve } from "../../http/serve/serve.ts";
import { battingAiStats } from "../../reports/players/battingAiStats.ts";
import { pitchingAiStats } from "../../reports/players/pitchingAiStats.ts";
import { findNationalSampleVersion } from "../../store/playerReports/aiStats.ts";

/**
 * Figures of other teams come in as numbers alone: no name, no team (BE-3). What they measure counts from the next day, or
 * when something of the own team changes; that one of them leaves counts at once.
 */
export function aiStatsRoutes(api: Api) {
  const cached = createReportCache(api.db);
  const findSample = batchLoader(async (asked: readonly null[]) => {
    const version = await findNationalSampleVersion(api.db);
    return asked.map(() => version);
  });

  serve(api, contract.getBattingAiStats, async (call) => {
    const also = await findSample(null);
    return cached(contract.getBattingAiStats, call, () => battingAiStats(call), { also });
  });

  serve(api, contract.getPitchingAiStats, async (call) => {
    const also = await findSample(null);
    return cached(contract.getPitchingAiStats, call, () => pitchingAiStats(call), { also });
  });
}
