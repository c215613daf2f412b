import { useState } from "react";
import { CoachRoster, type CoachRosterProps } from "./CoachRoster.tsx";

/** For stories only: drops a revoked invitation from the list, as the app does. */
export function RosterHarness({ roster: first, onRevokeInvite, ...rest }: CoachRosterProps) {
  const [roster, setRoster] = useState(first);
  const handleRevoke = async (id: number) => {
    await onRevokeInvite(id);
    setRoster((before) =>
      before.status === "ready"
        ? { ...before, value: { ...before.value, invites: before.value.invites.filter((invite) => invite.id !== id) } }
        : before,
    );
  };

  return <CoachRoster {...rest} roster={roster} onRevokeInvite={handleRevoke} />;
}
