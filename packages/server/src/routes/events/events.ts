import { contract, eventLimits } from "@kyuseki/domain";
import { distinctLoader } from "../../db/batchLoader.ts";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listEvents } from "../../store/events/eventList.ts";
import { listProviderEventsOf, type ProviderEventsBetween } from "../../store/events/providerEvents.ts";
import { requireRange } from "./eventChecks.ts";
import { presentEvent } from "./presentEvent.ts";

/** The events of a team and the provider's beside them (EV-1). */
export function eventRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);
  const findProviders = distinctLoader((asked: readonly ProviderEventsBetween[]) =>
    listProviderEventsOf(api.db, asked, eventLimits.listed),
  );

  serve(api, contract.listEvents, async (call) => {
    const { session, query, db, now } = call;
    requireRange(query);
    const { team_id } = session.team;
    const start = new Date(`${query.from}T00:00:00+09:00`);
    const end = new Date(new Date(`${query.to}T00:00:00+09:00`).getTime() + dayMs);
    // How many attend the provider's changes with other clubs, too.
    const provider = findProviders({ teamId: team_id, from: start, to: end });
    const make = async () => ({
      team: await listEvents(db, team_id, { start, end, now }, eventLimits.listed),
      provider: (await provider) ?? [],
    });
    return kept(contract.listEvents, call, make, provider);
  });

  serve(api, contract.getEvent, async (call) =>
    kept(contract.getEvent, call, async (endsAt) => {
      const { session, params, db, now } = call;
      const event = await presentEvent(db, session.team, params.id, now);
      // It says up to which minute the pitches were counted.
      if (event.pitchers) endsAt(new Date(now.getTime() + minuteMs));
      return event;
    }),
  );
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
