import { contract } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { uploadCutoff } from "../../retention/retention.ts";
import { countStoredBytes } from "../../store/team/storage.ts";

export function storageRoutes(api: Api) {
  serve(api, contract.getTeamStorage, async ({ session, db, now }) => ({
    limit: api.storageOfClub,
    ...(await countStoredBytes(db, session.team.team_id, { uploadsSince: uploadCutoff(now) })),
  }));
}
