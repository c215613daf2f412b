import { contract, Failure, type Team } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import { addressOf, logoNameAt, newLogoName } from "../../files/fileName.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { loggableError } from "../../log/loggableError.ts";
import { lockTeam, updateLogo } from "../../store/team/teams.ts";

export function logoRoutes(api: Api) {
  serve(api, contract.uploadLogo, async ({ session, body, db, audit, afterCommit, request }) => {
    // 30 MB of memory that no server needs until somebody sends a logo.
    const { toLogo } = await import("../../files/logoImage.ts");
    const image = await toLogo(body);
    const name = newLogoName();
    const { logo: earlier } = present(await lockTeam(db, session.team.team_id));
    const team = present(await updateLogo(db, session.team.team_id, addressOf(name)));
    await audit("logo_changed");
    // Last: whatever is refused before leaves no file behind.
    await api.files.put(name, image, "image/webp");
    afterCommit(() => discard(earlier, request));
    return team;
  });

  serve(api, contract.removeLogo, async ({ session, db, audit, afterCommit, request }) => {
    const team = present(await lockTeam(db, session.team.team_id));
    if (team.logo === null) return team;
    await audit("logo_removed");
    afterCommit(() => discard(team.logo, request));
    return present(await updateLogo(db, session.team.team_id, null));
  });

  /** A file that stays is no longer served; that it stays is only logged (ER-3). */
  async function discard(logo: string | null, request: FastifyRequest) {
    const name = logo === null ? undefined : logoNameAt(logo);
    if (name === undefined) return;
    try {
      await api.files.remove(name);
    } catch (error) {
      request.log.warn({ failure: loggableError(error) }, "an earlier logo could not be deleted");
    }
  }
}

function present(team: Team | undefined): Team {
  if (!team) throw new Failure("not_found");
  return team;
}
