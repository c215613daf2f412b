import { contract, Failure, type Member } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { acceptedMail } from "../../notify/applicationMail.ts";
import type { SignedIn } from "../../store/account/sessions.ts";
import {
  type ApplicationEnd,
  findApplicationEnd,
  updateApplicantAccepted,
  updateMemberFromApplicant,
} from "../../store/members/applications.ts";
import { lockMembers } from "../../store/members/memberChanges.ts";
import { findMember } from "../../store/members/members.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { deleteMember } from "../../store/privacy/personalData.ts";

/** A coach accepts, merges or declines an application (BE-6). Of two at once the first wins. */
export function applicationRoutes(api: Api) {
  serve(api, contract.acceptApplication, async ({ session: { team }, body: { member_id }, db, now, audit }) => {
    const locked = await lockLive(db, team.team_id, [member_id]);
    await requireApplicant(db, team.team_id, locked, member_id);
    await updateApplicantAccepted(db, team.team_id, member_id, now);
    const member = await memberNow(db, team.team_id, member_id);
    await tellGuardian(db, member.guardian_email, team, member, now);
    await audit("application_accepted", { memberIds: [member_id] });
    return member;
  });

  serve(api, contract.mergeApplication, async ({ session: { team }, body, db, now, audit }) => {
    const { member_id, into_id } = body;
    const locked = await lockLive(db, team.team_id, [member_id, into_id]);
    await requireApplicant(db, team.team_id, locked, member_id);
    const into = locked.find(({ id }) => id === into_id);
    if (!into) throw new Failure("not_found");
    if (into.state !== "active") throw notActive();
    const { guardian_email } = await memberNow(db, team.team_id, member_id);
    await updateMemberFromApplicant(db, team.team_id, member_id, into_id, now);
    await deleteMember(db, team.team_id, member_id);
    const member = await memberNow(db, team.team_id, into_id);
    await tellGuardian(db, guardian_email, team, member, now);
    await audit("application_merged", { memberIds: [member_id, into_id] });
    return member;
  });

  serve(api, contract.declineApplication, async ({ session: { team }, body: { member_id }, db, audit }) => {
    const locked = await lockLive(db, team.team_id, [member_id]);
    await requireApplicant(db, team.team_id, locked, member_id);
    await deleteMember(db, team.team_id, member_id);
    await audit("application_declined", { memberIds: [member_id] });
    return { success: true as const };
  });

  async function tellGuardian(db: Queryable, to: string | null, team: SignedIn["team"], member: Member, now: Date) {
    if (api.mail && to !== null) await insertMail(db, acceptedMail({ to, team, member }), now);
  }
}

type Locked = Awaited<ReturnType<typeof lockLive>>;

async function lockLive(tx: Queryable, teamId: number, ids: readonly number[]) {
  return (await lockMembers(tx, teamId, ids)).filter(({ deleted_at }) => deleted_at === null);
}

/** @throws Failure "conflict" that says how the application ended, "not_found" for what never was the team's */
async function requireApplicant(tx: Queryable, teamId: number, locked: Locked, id: number) {
  const member = locked.find((each) => each.id === id);
  if (member?.state === "applied") return;
  const end = await findApplicationEnd(tx, teamId, id);
  if (end) throw new Failure("conflict", { message: `${endText[end]}画面を読み込み直して、ご確認ください。` });
  throw member ? noApplication() : new Failure("not_found");
}

async function memberNow(tx: Queryable, teamId: number, id: number) {
  const member = await findMember(tx, teamId, id);
  if (!member) throw new Failure("not_found");
  return member;
}

const endText = {
  application_accepted: "この申請は、すでに承認されています。",
  application_merged: "この申請は、すでにメンバーと統合されています。",
  application_declined: "この申請は、すでに断られています。",
  member_erased: "この申請は、すでに消去されています。",
} as const satisfies Record<ApplicationEnd, string>;

const noApplication = () => new Failure("conflict", { message: "この方は、参加を申請中ではありません。" });
const notActive = () =>
  new Failure("conflict", { message: "統合先は、在籍中のメンバーからお選びください。画面を読み込み直してください。" });
