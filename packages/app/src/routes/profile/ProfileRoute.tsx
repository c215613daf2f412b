import { ProfileScreen } from "@kyuseki/ui/screens/Profile";
import { useParams } from "react-router-dom";
import { memberQuery } from "../../data/members/memberQuery.ts";
import { usePhotosSrc } from "../../data/members/teamPhotos.ts";
import { useMember } from "../../data/members/useMember.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import type { PathParams } from "../../navigation/match.ts";
import { type PrefetchServices, useSignedIn } from "../../services/services.ts";

export const prefetch = ({ call, queries }: PrefetchServices, _search: string, { member_id }: PathParams) =>
  Promise.all([queries.prefetchQuery(membersQuery(call)), queries.prefetchQuery(memberQuery(call, Number(member_id)))]);

/** One player on a phone (RO-3). */
export function Component() {
  const { team } = useSignedIn();
  const { member_id } = useParams();
  const id = Number(member_id);
  const { member, known, retry } = useMember(id);
  const shown = member.status === "ready" ? member.value : known;
  const photos = usePhotosSrc(shown ? [shown] : []);

  return (
    <ProfileScreen
      member={member}
      known={known}
      sportType={team.sport_type}
      photos={photos}
      hrefs={{
        report: `/nextshot/report/${id}/batting/summary`,
        print: `/nextshot/report/${id}/print`,
        training: `/training-report/${id}`,
        notes: `/note/note-list/${id}`,
        evaluation: "/evaluation-result",
        edit: `/member-list/${id}?edit=1`,
        notification: `/notification?to=${id}`,
      }}
      onRetry={retry}
    />
  );
}
