import { contract, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { requireAccountOfOneTeam } from "../../http/auth/ownAccount.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { secondFactorRemovedMail } from "../../notify/accountMail.ts";
import { tokenHash } from "../../security/tokens.ts";
import { deleteSessions } from "../../store/account/accountSessions.ts";
import { lockCoach } from "../../store/account/identity.ts";
import { listPasskeys } from "../../store/account/passkeys.ts";
import {
  deleteSecondFactor,
  findRequired,
  listCoachFactors,
  updateRequired,
  updateSessionProven,
} from "../../store/account/secondFactor.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { lockTeam } from "../../store/team/teams.ts";

/** What a manager decides about the second factor of the team's coaches. */
export function teamSecondFactorRoutes(api: Api) {
  serve(api, contract.getTeamSecondFactor, async ({ session, db }) => stateOf(db, session.team.team_id));

  serve(api, contract.requireSecondFactor, async ({ session, body, db, now, audit }) => {
    const { team, accountId, token } = session;
    await lockTeam(db, team.team_id);
    if ((await findRequired(db, team.team_id)) !== body.required) {
      // Otherwise the manager could not get in again.
      if (body.required && (await listPasskeys(db, accountId)).length === 0) throw noPasskey();
      await updateRequired(db, team.team_id, body.required);
      if (body.required) await updateSessionProven(db, tokenHash(token), now, true);
      await audit(body.required ? "second_factor_required" : "second_factor_optional");
    }
    return stateOf(db, team.team_id);
  });

  serve(api, contract.removeSecondFactor, async ({ session, params, db, now, audit }) => {
    const { team, user } = session;
    if (params.id === user.id) throw oneself();
    const coach = await lockCoach(db, team.team_id, params.id);
    if (!coach) throw new Failure("not_found");
    await requireAccountOfOneTeam(db, coach);
    await deleteSecondFactor(db, coach.account_id);
    await deleteSessions(db, coach.account_id);
    await audit("second_factor_removed", { details: [`user:${coach.id}`] });
    if (api.mail !== null) {
      const mail = secondFactorRemovedMail({ to: coach.email, teamName: team.name });
      await insertMail(db, { ...mail, teamId: team.team_id }, now);
    }
    return { success: true as const };
  });
}

async function stateOf(db: Queryable, teamId: number) {
  return { required: await findRequired(db, teamId), coaches: await listCoachFactors(db, teamId) };
}

const noPasskey = () =>
  new Failure("conflict", {
    message: "先に、ご自分のパスキーをアカウントの画面で追加してください。そうしないと、ご自分が入れなくなります。",
  });

const oneself = () => new Failure("forbidden", { message: "ご自分のパスキーは、アカウントの画面で削除してください。" });
