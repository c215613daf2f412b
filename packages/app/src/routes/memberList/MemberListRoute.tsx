import { MemberListScreen } from "@kyuseki/ui/screens/MemberList";
import { useMembers } from "../../data/useMembers.ts";
import { useServices, useSession } from "../../house/services.ts";
import { useMemberListView } from "./useMemberListView.ts";

export function Component() {
  const { call } = useServices();
  const session = useSession();
  const { members, refreshing, retry } = useMembers(call);
  const { view, change } = useMemberListView();
  // The guard opens this page to a signed-in coach only.
  if (session.status !== "signed_in") return null;
  const { sport_type, nextshot_available } = session.team;

  return (
    <MemberListScreen
      members={members}
      refreshing={refreshing}
      sportType={sport_type}
      analyzerAvailable={nextshot_available}
      view={view}
      onViewChange={change}
      onRetry={retry}
    />
  );
}
