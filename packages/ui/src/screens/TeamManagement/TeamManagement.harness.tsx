import { useState } from "react";
import { TeamManagementScreen, type TeamManagementScreenProps } from "./TeamManagementScreen.tsx";

/** For stories only: holds the team, and drops restored or erased members, as the app does. */
export function TeamManagementHarness(props: TeamManagementScreenProps) {
  const { onSave, onRestoreMember, onEraseMember } = props;
  const [team, setTeam] = useState(props.team);
  const [deleted, setDeleted] = useState(props.deleted);
  const handleSave: typeof onSave = async (draft) => {
    const answer = await onSave(draft);
    setTeam({ status: "ready", value: answer.team });
    return answer;
  };
  const without = (work: (id: number) => Promise<void>) => async (id: number) => {
    await work(id);
    setDeleted((before) =>
      before.status === "ready" ? { ...before, value: before.value.filter((member) => member.id !== id) } : before,
    );
  };

  return (
    <TeamManagementScreen
      {...props}
      team={team}
      deleted={deleted}
      onSave={handleSave}
      onRestoreMember={without(onRestoreMember)}
      onEraseMember={without(onEraseMember)}
    />
  );
}
