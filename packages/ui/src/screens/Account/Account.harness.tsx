import { useState } from "react";
import { AccountScreen, type AccountScreenProps } from "./AccountScreen.tsx";

/** For stories only: drops ended sessions from the list, as the app does. */
export function AccountHarness({ sessions: first, onEndSessions, ...rest }: AccountScreenProps) {
  const [sessions, setSessions] = useState(first);
  const handleEnd: AccountScreenProps["onEndSessions"] = async (ids) => {
    await onEndSessions(ids);
    setSessions((before) =>
      before.status === "ready"
        ? {
            ...before,
            value: before.value.filter(({ id, current }) => (ids === "others" ? current : !ids.includes(id))),
          }
        : before,
    );
  };

  return <AccountScreen {...rest} sessions={sessions} onEndSessions={handleEnd} />;
}
