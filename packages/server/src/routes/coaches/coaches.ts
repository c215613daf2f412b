import { accountLimits, type Coach, contract, Failure, type HandedLink } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { requireAccountOfOneTeam } from "../../http/auth/ownAccount.ts";
import { userKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { inviteMail } from "../../notify/accountMail.ts";
import { newLink } from "../../security/oneTimeLink.ts";
import { listCoaches, listCoachesOf, updateCoachDisabled, updateCoachType } from "../../store/account/coaches.ts";
import { lockCoach } from "../../store/account/identity.ts";
import { deleteInvite, listInvitesOf, upsertCoachReset, upsertInvite } from "../../store/account/oneTimeLinks.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { lockTeam } from "../../store/team/teams.ts";
import type { SignInOptions } from "../session/session.ts";

/** Coaches of the team: invitations, roles, reset links and removal (BE-9). */
export function coachRoutes(api: Api, { limits }: SignInOptions) {
  const findCoaches = batchLoader((teamIds: readonly number[]) => listCoachesOf(api.db, teamIds));
  const findInvites = batchLoader((teamIds: readonly number[]) => listInvitesOf(api.db, teamIds));

  serve(api, contract.listCoaches, async ({ session, now }) => {
    const { team_id } = session.team;
    const [coaches = [], invites = []] = await Promise.all([findCoaches(team_id), findInvites(team_id)]);
    return {
      coaches,
      invites: invites
        .filter(({ expires_at }) => expires_at > now)
        .map((invite) => ({ ...invite, expires_at: invite.expires_at.toISOString() })),
    };
  });

  serve(
    api,
    contract.inviteCoach,
    async ({ session: { team }, body, db, now, audit }) => {
      if (body.email !== null) await requireNoCoach(db, team.team_id, body.email);
      const { code, stored } = newLink(now, accountLimits.inviteDays * 24);
      await upsertInvite(db, team.team_id, { ...body, ...stored }, now);
      await audit("coach_invited", { details: [body.coach_type] });
      const expiresAt = stored.expires_at;
      const origin = api.mail?.publicUrl;
      if (body.email === null || origin === undefined) return handedLink(code, expiresAt, false);
      const mail = inviteMail({ to: body.email, url: `${origin}/invite#${code}`, expiresAt, teamName: team.name });
      return handedLink(code, expiresAt, await insertMail(db, { ...mail, teamId: team.team_id }, now));
    },
    { before: ({ session }) => limits.invite.count(userKey(session.user.id)) },
  );

  serve(api, contract.revokeInvite, async ({ session, params, db, audit }) => {
    if (!(await deleteInvite(db, session.team.team_id, params.id))) throw new Failure("not_found");
    await audit("coach_invite_revoked");
    return { success: true as const };
  });

  serve(api, contract.issueResetLink, async ({ session, params, db, now, audit }) => {
    // Otherwise an open session could change its own password without the current one.
    if (params.id === session.user.id) throw ownPassword();
    const { code, stored } = newLink(now, accountLimits.resetLinkHours);
    const coach = await lockCoach(db, session.team.team_id, params.id);
    if (!coach) throw new Failure("not_found");
    await requireAccountOfOneTeam(db, coach);
    await upsertCoachReset(db, session.team.team_id, coach.id, stored);
    await audit("reset_link_issued", { details: [theCoach(params.id)] });
    return handedLink(code, stored.expires_at, false);
  });

  serve(api, contract.changeCoachRole, async ({ session, params, body, db, audit }) => {
    const coach = await lockOtherCoach(db, session, params.id);
    const { coach_type } = body;
    if (coach.coach_type === coach_type) return coach;
    await updateCoachType(db, session.team.team_id, coach.id, coach_type);
    await audit("coach_role_changed", { details: [coach_type, theCoach(coach.id)] });
    return { ...coach, coach_type };
  });

  serve(api, contract.removeCoach, async ({ session, params, db, now, audit }) => {
    const coach = await lockOtherCoach(db, session, params.id);
    await updateCoachDisabled(db, session.team.team_id, coach.id, now);
    await audit("coach_removed", { details: [theCoach(coach.id)] });
    return { success: true as const };
  });
}

const handedLink = (code: string, expiresAt: Date, mailed: boolean): HandedLink => ({
  code,
  expires_at: expiresAt.toISOString(),
  mailed,
});

/** Locks the team, so that two managers cannot demote each other at once. */
async function lockOtherCoach(db: Queryable, { user, team }: Caller, id: number): Promise<Coach> {
  await lockTeam(db, team.team_id);
  const coaches = await listCoaches(db, team.team_id);
  const coach = coaches.find((one) => one.id === id);
  if (!coach) throw new Failure("not_found");
  if (coach.id === user.id) throw oneself();
  if (!coaches.some((other) => other.coach_type === "manager" && other.id !== coach.id)) throw lastManager();
  return coach;
}

/** Addresses are compared without regard to case, as at the sign-in. @throws Failure "invalid" at `email` */
async function requireNoCoach(db: Queryable, teamId: number, email: string) {
  const coaches = await listCoaches(db, teamId);
  const known = coaches.find((coach) => coach.email.toLowerCase() === email.toLowerCase());
  if (known)
    throw new Failure("invalid", { fields: { email: `すでにこのチームにいる${known.name}さんのメールアドレスです` } });
}

const theCoach = (id: number) => `user:${id}`;

const oneself = () =>
  new Failure("conflict", {
    message: "ご自分の役割を変えたり、ご自分をチームから外したりすることはできません。ほかの監督に頼んでください。",
  });

const lastManager = () =>
  new Failure("conflict", {
    message: "監督が1人もいなくなるため、変更できません。先に、ほかの人を監督にしてください。",
  });

const ownPassword = () =>
  new Failure("forbidden", { message: "ご自分のパスワードは、アカウントの画面で変更してください。" });
