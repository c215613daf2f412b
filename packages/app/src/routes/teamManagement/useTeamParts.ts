import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { coachesQuery } from "../../data/account.ts";
import { toLoadable } from "../../data/loadable.ts";
import { teamPhotosQuery } from "../../data/members/teamPhotos.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { joinCodeQuery } from "../../data/team/joinCode.ts";
import { auditQuery, deletedMembersQuery } from "../../data/team/personalData.ts";
import { storageQuery } from "../../data/team/storage.ts";
import { teamQuery, teamSecondFactorQuery } from "../../data/team/team.ts";
import { useServices } from "../../services/services.ts";

/** What the team's own page shows, part by part. Nobody asks for what only others have: managers, teams with the analyzer. */
export function useTeamParts({ isManager, hasAnalyzer }: { isManager: boolean; hasAnalyzer: boolean }) {
  const { call, log } = useServices();
  // Asked for in this order, three at a time (AP-3): what a first look shows comes first, and the rest when that stands.
  const firstLook = {
    team: useQuery(teamQuery(call, log)),
    coaches: useQuery(coachesQuery(call)),
    joinCode: useQuery(joinCodeQuery(call)),
    storage: useQuery({ ...storageQuery(call), enabled: hasAnalyzer }),
    members: useQuery(membersQuery(call)),
  };
  const stands = Object.values(firstLook).every(({ isPending, isEnabled }) => !isPending || !isEnabled);
  const enabled = isManager && stands;
  const parts = {
    ...firstLook,
    deleted: useQuery({ ...deletedMembersQuery(call), enabled }),
    secondFactor: useQuery({ ...teamSecondFactorQuery(call), enabled }),
    photos: useQuery({ ...teamPhotosQuery(call), enabled }),
    audit: useInfiniteQuery({ ...auditQuery(call), enabled }),
  };
  const { data, error, hasNextPage, fetchNextPage } = parts.audit;

  return {
    team: toLoadable(parts.team),
    members: toLoadable(parts.members),
    coaches: toLoadable(parts.coaches),
    joinCode: toLoadable(parts.joinCode),
    deleted: toLoadable(parts.deleted),
    storage: toLoadable(parts.storage),
    secondFactor: toLoadable(parts.secondFactor),
    photos: toLoadable(parts.photos),
    audit: toLoadable({
      error,
      data: data && { entries: data.pages.flatMap(({ entries }) => entries), more: hasNextPage },
    }),
    retry: (part: keyof typeof parts) => void parts[part].refetch(),
    /** Rejects with the `Failure`. */
    moreAudit: async () => void (await fetchNextPage({ throwOnError: true })),
  };
}
