import { useSignedIn } from "../../services/services.ts";
import { MemberAdding } from "./MemberAdding.tsx";
import { MemberShown, type MemberShownProps } from "./MemberShown.tsx";

export type MemberPanelProps = Pick<MemberShownProps, "siblings" | "backTo"> & {
  /** `new` adds one. */
  memberId: number | "new";
};

/** One member over the list; `?edit=1` edits (D-8). */
export function MemberPanel({ memberId, siblings, backTo }: MemberPanelProps) {
  const { team, user } = useSignedIn();

  if (memberId === "new") return <MemberAdding sportType={team.sport_type} backTo={backTo} />;
  return (
    <MemberShown
      id={memberId}
      sportType={team.sport_type}
      analyzerAvailable={team.nextshot_available}
      isManager={user.coach_type === "manager"}
      siblings={siblings}
      backTo={backTo}
    />
  );
}
