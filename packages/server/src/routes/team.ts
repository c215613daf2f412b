import { contract, Failure, type Team } from "@kyuseki/domain";
import type { Api } from "../http/api.ts";
import { serve } from "../http/serve.ts";
import { clearLogo, findTeam, updateTeam } from "../store/teams.ts";

export function teamRoutes(api: Api) {
  serve(api, contract.getTeam, async ({ session, db }) => present(await findTeam(db, session.team.team_id)));

  serve(api, contract.updateTeam, async ({ session, body, db, now }) =>
    present(await updateTeam(db, session.team.team_id, body, session.user.id, now)),
  );

  serve(api, contract.removeLogo, async ({ session, db }) => present(await clearLogo(db, session.team.team_id)));
}

function present(team: Team | undefined): Team {
  if (!team) throw new Failure("not_found");
  return team;
}
