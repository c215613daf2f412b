import { ProfileScreen } from "@kyuseki/ui/screens/Profile";
import { useParams } from "react-router-dom";
import { useMember } from "../../data/member.ts";
import { useSession } from "../../services/services.ts";

/** RO-3. One player on a phone. */
export function Component() {
  const session = useSession();
  const { member_id } = useParams();
  const id = Number(member_id);
  const { member, known, retry } = useMember(id);
  if (session.status !== "signed_in") return null;

  return (
    <ProfileScreen
      member={member}
      known={known}
      sportType={session.team.sport_type}
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
