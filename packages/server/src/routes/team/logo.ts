import { contract, Failure, type Team } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { addressOf, logoNameAt, newLogoName } from "../../files/fileName.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { claimFile, type StagedFile, stageFile } from "../../http/videos/stagedFiles.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { insertDiscardedFiles } from "../../store/platform/storedFiles.ts";
import { lockTeam, updateLogo } from "../../store/team/teams.ts";

export function logoRoutes(api: Api) {
  serve(
    api,
    contract.uploadLogo,
    async ({ session, db, audit, afterCommit, request }, { name }: StagedFile) => {
      const { logo: earlier } = present(await lockTeam(db, session.team.team_id));
      await claimFile(db, name);
      const team = present(await updateLogo(db, session.team.team_id, addressOf(name)));
      await discard(db, earlier);
      await audit("logo_changed");
      afterCommit(() => removeDiscarded(request));
      return team;
    },
    {
      before: async ({ body }) => {
        // 30 MB of memory that no server needs until somebody sends a logo.
        const { toLogo } = await import("../../files/squareImage.ts");
        return stageFile(api, newLogoName(), await toLogo(body));
      },
    },
  );

  serve(api, contract.removeLogo, async ({ session, db, audit, afterCommit, request }) => {
    const team = present(await lockTeam(db, session.team.team_id));
    if (team.logo === null) return team;
    await discard(db, team.logo);
    await audit("logo_removed");
    afterCommit(() => removeDiscarded(request));
    return present(await updateLogo(db, session.team.team_id, null));
  });

  async function discard(tx: Queryable, logo: string | null) {
    const name = logo === null ? undefined : logoNameAt(logo);
    if (name !== undefined) await insertDiscardedFiles(tx, [name]);
  }
  const removeDiscarded = ({ log }: FastifyRequest) => removeDiscardedFiles({ db: api.db, files: api.files, log });
}

function present(team: Team | undefined): Team {
  if (!team) throw new Failure("not_found");
  return team;
}
