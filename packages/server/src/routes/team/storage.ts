import { contract, Failure } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { uploadCutoff } from "../../retention/retention.ts";
import { listStoredBytes } from "../../store/team/storage.ts";

export function storageRoutes(api: Api) {
  const find = batchLoader((teamIds: readonly number[]) =>
    listStoredBytes(api.db, teamIds, { uploadsSince: uploadCutoff(api.now()) }),
  );

  serve(api, contract.getTeamStorage, async ({ session }) => {
    const stored = await find(session.team.team_id);
    if (!stored) throw new Failure("not_found");
    return { limit: api.storageOfClub, ...stored };
  });
}
