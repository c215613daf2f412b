import { useState } from "react";
import { QrScreen, type QrScreenProps } from "./QrScreen.tsx";
import { nextQr } from "./qr.fixtures.ts";

/** For stories only: holds the code, as the server does in the app. */
export function QrHarness({ joinCode: first, onIssue, onRevoke, ...rest }: QrScreenProps) {
  const [joinCode, setJoinCode] = useState(first);
  const handleIssue: typeof onIssue = async (draft) => {
    await onIssue(draft);
    const issued_at = new Date(rest.nowS * 1000).toISOString();
    const expires_at = new Date((rest.nowS + draft.valid_days * 24 * 60 * 60) * 1000).toISOString();
    setJoinCode({ status: "ready", value: { ...nextQr, issued_at, expires_at, applicant: draft.applicant } });
  };
  const handleRevoke = async () => {
    await onRevoke();
    setJoinCode({ status: "ready", value: null });
  };
  return <QrScreen {...rest} joinCode={joinCode} onIssue={handleIssue} onRevoke={handleRevoke} />;
}
