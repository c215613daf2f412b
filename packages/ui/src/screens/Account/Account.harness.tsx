import { useState } from "react";
import { AccountScreen, type AccountScreenProps } from "./AccountScreen.tsx";

/** For stories only: drops ended sessions from the list and holds the address that waits for its code, as the app does. */
export function AccountHarness({ sessions: first, pendingEmail, onEndSessions, ...rest }: AccountScreenProps) {
  const [pending, setPending] = useState(pendingEmail);
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

  return (
    <AccountScreen
      {...rest}
      sessions={sessions}
      pendingEmail={pending}
      onChangeEmail={async (change) => {
        const outcome = await rest.onChangeEmail(change);
        if (outcome === "code_sent") setPending(change.email);
        return outcome;
      }}
      onConfirmEmail={async (code) => {
        await rest.onConfirmEmail(code);
        setPending(null);
      }}
      onGiveUpEmail={() => {
        rest.onGiveUpEmail();
        setPending(null);
      }}
      onEndSessions={handleEnd}
    />
  );
}
