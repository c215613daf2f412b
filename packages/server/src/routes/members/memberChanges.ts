import { contract, Failure, undoLimits } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { isStale, versionDetails } from "../../http/requests/editVersion.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { redirectWaitingMails } from "../../notify/redirectWaitingMails.ts";
import {
  deleteMembers,
  deletionCutoff,
  findAnyRecord,
  type LockedMember,
  listDeletedMembersOf,
  listMembersByIds,
  lockMembers,
  updateMembersArchived,
  updateMembersDeleted,
  updateMembersRestored,
} from "../../store/members/memberChanges.ts";
import { lockMember, updateMember } from "../../store/members/memberEdits.ts";
import { findMember } from "../../store/members/members.ts";
import { listReturningMembers, updateMembersReinstated } from "../../store/members/missedYears.ts";
import { deleteWaitingMails } from "../../store/notices/noticeMails.ts";
import { lockWaitingNotices } from "../../store/notices/notices.ts";

/** A member already in the wanted state is skipped: not in the reply, not in the audit log. */
export function memberChangeRoutes(api: Api) {
  serve(api, contract.updateMember, async ({ session, params: { id }, body, db, now, audit }) => {
    const { team_id } = session.team;
    const publicUrl = api.mail?.publicUrl;
    if (publicUrl !== undefined) await lockWaitingNotices(db, team_id, id);
    const current = await lockMember(db, team_id, id);
    if (!current) throw new Failure("not_found");
    if (isStale(current, body)) throw failures.stale();
    const details = await updateMember(db, team_id, current, body, now);
    if (details.length > 0)
      await audit("member_changed", { memberIds: [id], details: [...details, ...versionDetails(body)] });
    const member = await findMember(db, team_id, id);
    if (!member) throw new Failure("not_found");
    if (publicUrl !== undefined) {
      const addresses = { before: current.fields, after: member };
      await redirectWaitingMails(db, team_id, { memberId: id, ...addresses, userId: session.user.id, publicUrl, now });
    }
    return member;
  });

  serve(api, contract.bulkDeleteMember, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const ids = idsOf((await lockAll(db, team_id, body.ids)).filter((member) => !member.deleted_at));
    await updateMembersDeleted(db, team_id, ids, now);
    await deleteWaitingMails(db, team_id, { former: true }, now);
    if (ids.length > 0) await audit("members_deleted", { memberIds: ids });
    return { ids };
  });

  serve(api, contract.restoreMembers, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const asked = await lockAll(db, team_id, body.ids);
    const deleted = asked.filter((member) => member.deleted_at);
    if (deleted.some(({ deleted_at }) => deleted_at && deleted_at <= deletionCutoff(now))) {
      throw new Failure("not_found");
    }
    const ids = idsOf(deleted);
    await updateMembersRestored(db, team_id, ids, now);
    if (ids.length > 0) await audit("members_restored", { memberIds: ids });
    return { members: await listMembersByIds(db, team_id, idsOf(asked)) };
  });

  const findDeleted = batchLoader((teamIds: readonly number[]) => listDeletedMembersOf(api.db, teamIds, api.now()));

  serve(api, contract.listDeletedMembers, async ({ session }) => ({
    members: (await findDeleted(session.team.team_id)) ?? [],
  }));

  serve(api, contract.undoCreation, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const members = await lockLive(db, team_id, body.ids);
    const ids = idsOf(members);
    const oldest = now.getTime() - undoLimits.creationMinutes * 60_000;
    if (members.some(({ created_by }) => created_by !== session.user.id)) throw failures.othersCreation();
    if (members.some(({ created_at }) => created_at.getTime() < oldest)) throw failures.tooLate();
    if (members.some(({ version }) => version > 1) || (await findAnyRecord(db, team_id, ids))) throw failures.touched();
    await deleteMembers(db, team_id, ids);
    await audit("creation_undone", { memberIds: ids });
    return { ids };
  });

  serve(api, contract.archiveMembers, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const members = await lockLive(db, team_id, body.ids);
    if (members.some(({ state }) => state === "applied")) throw failures.applicant();
    const ids = idsOf(members.filter(({ state }) => state === "active"));
    await updateMembersArchived(db, team_id, ids, body.as, now);
    await deleteWaitingMails(db, team_id, { former: true }, now);
    if (ids.length > 0) await audit("members_archived", { memberIds: ids, details: [body.as] });
    return { ids };
  });

  serve(api, contract.reinstateMembers, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const asked = await lockLive(db, team_id, body.ids);
    const returning = await listReturningMembers(db, team_id, idsOf(asked));
    await updateMembersReinstated(db, team_id, returning, now);
    if (returning.length > 0) await audit("members_reinstated", { memberIds: returning.map(({ id }) => id) });
    return { members: await listMembersByIds(db, team_id, idsOf(asked)) };
  });
}

const idsOf = (members: readonly LockedMember[]) => members.map(({ id }) => id);

/** All of them or none (T5). @throws Failure "not_found" */
async function lockAll(db: Queryable, teamId: number, ids: readonly number[]): Promise<LockedMember[]> {
  const members = await lockMembers(db, teamId, ids);
  if (members.length < new Set(ids).size) throw new Failure("not_found");
  return members;
}

/** @throws Failure "not_found" also for one that is deleted */
async function lockLive(db: Queryable, teamId: number, ids: readonly number[]): Promise<LockedMember[]> {
  const members = await lockAll(db, teamId, ids);
  if (members.some((member) => member.deleted_at)) throw new Failure("not_found");
  return members;
}

const conflict = (message: string) => () => new Failure("conflict", { message });

const failures = {
  stale: conflict("ほかの指導者が先に保存しました。いまの内容を確認してから、もう一度保存してください。"),
  othersCreation: conflict("ほかの指導者が追加したメンバーのため、元に戻せません。メンバーリストを確認してください。"),
  tooLate: conflict(
    `追加してから${undoLimits.creationMinutes}分を過ぎたため、元に戻せません。不要なメンバーはメンバーリストから削除してください。`,
  ),
  touched: conflict(
    "追加したあとに変更や記録があったため、元に戻せません。不要なメンバーはメンバーリストから削除してください。",
  ),
  applicant: conflict("参加申請中のメンバーは、卒業・退団にできません。先に申請を承認するか、断ってください。"),
} as const;
