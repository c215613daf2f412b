import { addDays, contract, dayInJapan, mondayOf } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { createTeamCache } from "../../http/serve/teamCache.ts";
import { weekBests } from "../../reports/home/weekBests.ts";

export function weekBestsRoutes(api: Api) {
  const cached = createTeamCache(api.db);

  serve(api, contract.getWeekBests, async (call) =>
    cached(contract.getWeekBests, call, async () => {
      const { session, query, db, now } = call;
      const start = mondayOf(query.week ?? dayInJapan(now));
      const range = { start, end: addDays(start, 6) };
      return { range, bests: await weekBests(db, session.team.team_id, range) };
    }),
  );
}
