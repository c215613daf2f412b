import { contract, eventLimits } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listEvents } from "../../store/events/eventList.ts";
import { listProviderEvents } from "../../store/events/providerEvents.ts";
import { requireRange } from "./eventChecks.ts";
import { presentEvent } from "./presentEvent.ts";

/** The events of a team and the provider's beside them (EV-1). */
export function eventRoutes(api: Api) {
  serve(api, contract.listEvents, async ({ session, query, db }) => {
    requireRange(query);
    const { team_id } = session.team;
    const start = new Date(`${query.from}T00:00:00+09:00`);
    const end = new Date(new Date(`${query.to}T00:00:00+09:00`).getTime() + dayMs);
    return {
      team: await listEvents(db, team_id, { start, end }, eventLimits.listed),
      provider: await listProviderEvents(db, team_id, { from: start, to: end }, eventLimits.listed),
    };
  });

  serve(api, contract.getEvent, async ({ session, params: { id }, db, now }) =>
    presentEvent(db, session.team, id, now),
  );
}

const dayMs = 86_400_000;
