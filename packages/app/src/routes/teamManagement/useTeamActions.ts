import {
  type CoachChange,
  type CoachInviteDraft,
  type CoachType,
  changeCoach,
  changeCoachRole,
  eraseMember,
  exportAudit,
  exportTeam,
  inviteCoach,
  issueJoinCode,
  issueResetLink,
  type JoinCodeDraft,
  removeCoach,
  removeSecondFactor,
  requireSecondFactor,
  restoreMembers,
  revokeInvite,
  switchTeamPhotos,
  type TeamDraft,
} from "@kyuseki/domain";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { saveOrStale } from "../../data/conflict.ts";
import { forgetErased } from "../../data/members/forgetErased.ts";
import { teamPhotosQuery } from "../../data/members/teamPhotos.ts";
import { invalidateAll, queryKeys, rosterKeys } from "../../data/queryKeys.ts";
import { joinCodeQuery, withUrl } from "../../data/team/joinCode.ts";
import { saveTeam, teamQuery } from "../../data/team/team.ts";
import { useServices } from "../../services/services.ts";
import { checkSession } from "../../services/session/signing.ts";

/** What can be done on the team's own page. Each rejects with the `Failure`, and reads again what it has changed. */
export function useTeamActions() {
  const { call, drafts, log, session } = useServices();
  const queries = useQueryClient();

  /** Every change is in the audit log as well. */
  const changed = (...keys: readonly QueryKey[]) => invalidateAll(queries, [...keys, queryKeys.audit]);

  return {
    /** Answers `stale` instead of overwriting what somebody else has saved (R4). */
    save: async (draft: TeamDraft) => {
      const query = teamQuery(call, log);
      const { outcome, stored: team } = await saveOrStale({
        version: draft.version,
        save: () => saveTeam(call, log, draft),
        read: () => queries.fetchQuery({ ...query, staleTime: 0 }),
      });
      if (outcome === "saved") {
        queries.setQueryData(query.queryKey, team);
        // The sport decides what members show, sport and ball what counts as their record, and the shell shows the name.
        await Promise.all([
          changed(queryKeys.members, queryKeys.memberDetails, ...rosterKeys),
          checkSession(session, call, log),
        ]);
      }
      return { outcome, team };
    },
    issueCode: async (body: JoinCodeDraft) => {
      const { join_code } = await call(issueJoinCode, { body });
      queries.setQueryData(joinCodeQuery(call).queryKey, withUrl(join_code));
      await changed();
    },
    invite: async (body: CoachInviteDraft) => {
      const link = await call(inviteCoach, { body });
      await changed(queryKeys.coaches);
      return link;
    },
    revokeInvite: async (id: number) => {
      await call(revokeInvite, { params: { id } });
      await changed(queryKeys.coaches);
    },
    issueResetLink: async (id: number) => {
      const link = await call(issueResetLink, { params: { id } });
      await changed();
      return link;
    },
    changeCoach: async (id: number, body: CoachChange) => {
      await call(changeCoach, { params: { id }, body });
      await changed(...coachKeys);
    },
    changeRole: async (id: number, coach_type: CoachType) => {
      await call(changeCoachRole, { params: { id }, body: { coach_type } });
      await changed(...coachKeys);
    },
    removeCoach: async (id: number) => {
      await call(removeCoach, { params: { id } });
      await changed(...coachKeys);
    },
    requireSecondFactor: async (required: boolean) => {
      await call(requireSecondFactor, { body: { required } });
      await changed(queryKeys.teamSecondFactor);
    },
    removeSecondFactor: async (id: number) => {
      await call(removeSecondFactor, { params: { id } });
      await changed(queryKeys.teamSecondFactor);
    },
    switchPhotos: async (on: boolean) => {
      queries.setQueryData(teamPhotosQuery(call).queryKey, await call(switchTeamPhotos, { body: { on } }));
      await changed(queryKeys.members, queryKeys.memberDetails);
    },
    restoreMember: async (id: number) => {
      await call(restoreMembers, { body: { ids: [id] } });
      await changed(queryKeys.members, queryKeys.memberDetails, ...rosterKeys);
    },
    eraseMember: async (id: number) => {
      await call(eraseMember, { params: { id } });
      forgetErased({ queries, drafts, session }, id);
      await changed(queryKeys.deletedMembers);
    },
    exportTeam: async () => {
      const exported = await call(exportTeam);
      await changed();
      return exported;
    },
    /** The audit log from its end, a page at a time: whatever its length, few lines are held at once (P5). */
    async *readAudit() {
      for (let query: { before?: number } = {}; ; ) {
        const { entries, more } = await call(exportAudit, { query });
        yield entries;
        const last = entries.at(-1);
        if (!more || !last) break;
        query = { before: last.id };
      }
      // It leaves a line itself.
      await changed();
    },
  };
}

/** What lists the team's coaches by name. */
const coachKeys = [queryKeys.coaches, queryKeys.teamSecondFactor] as const;
