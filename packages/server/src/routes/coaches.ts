import { accountLimits, contract, Failure } from "@kyuseki/domain";
import { inTransaction } from "../db/pool.ts";
import type { Api } from "../http/api.ts";
import { newLink } from "../http/links.ts";
import { ofUser } from "../http/rateLimit.ts";
import { serve } from "../http/serve.ts";
import { coachesOf } from "../store/accounts.ts";
import { dropInvite, invitesOf, putInvite, putResetOfCoach } from "../store/links.ts";
import { queueMail } from "../store/outbox.ts";
import { inviteMail } from "./accountMails.ts";
import type { Doors } from "./session.ts";

/** BE-9. */
export function coachRoutes(api: Api, { limits }: Doors) {
  serve(api, contract.listCoaches, async ({ session, db, now }) => {
    const invites = await invitesOf(db, session.team.team_id, now);
    return {
      coaches: await coachesOf(db, session.team.team_id),
      invites: invites.map((invite) => ({ ...invite, expires_at: invite.expires_at.toISOString() })),
    };
  });

  serve(api, contract.inviteCoach, async ({ session, body, now }) => {
    await limits.invite.count(ofUser(session.user.id));
    const { code, stored } = newLink(now, accountLimits.inviteDays * 24);
    const origin = api.mail?.publicUrl;
    const mail =
      body.email !== null && origin !== undefined
        ? inviteMail({
            to: body.email,
            url: `${origin}/invite/${code}`,
            expiresAt: stored.expires_at,
            teamName: session.team.name,
          })
        : undefined;
    await inTransaction(api.db, async (tx) => {
      await putInvite(tx, session.team.team_id, { ...body, ...stored }, now);
      if (mail) await queueMail(tx, mail, now);
    });
    return { code, expires_at: stored.expires_at.toISOString(), mailed: mail !== undefined };
  });

  serve(api, contract.revokeInvite, async ({ session, params, db }) => {
    if (!(await dropInvite(db, session.team.team_id, params.id))) throw new Failure("not_found");
    return { success: true as const };
  });

  serve(api, contract.issueResetLink, async ({ session, params, db, now }) => {
    // Otherwise a session left open could change the password without knowing it.
    if (params.id === session.user.id) throw ownPassword();
    const { code, stored } = newLink(now, accountLimits.resetLinkHours);
    const issued = await putResetOfCoach(db, session.team.team_id, params.id, stored, now);
    if (!issued) throw new Failure("not_found");
    return { code, expires_at: stored.expires_at.toISOString(), mailed: false };
  });
}

const ownPassword = () =>
  new Failure("forbidden", { message: "ご自分のパスワードは、アカウントの画面で変更してください。" });
