import { issueJoinCode, type JoinCodeDraft, revokeJoinCode } from "@kyuseki/domain";
import { QrScreen } from "@kyuseki/ui/screens/Qr";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toLoadable } from "../../../data/loadable.ts";
import { joinCodeQuery, withUrl } from "../../../data/team/joinCode.ts";
import type { OverlayProps } from "../../../services/overlayOpener.ts";
import { useServices, useSignedIn } from "../../../services/services.ts";

/** The team's QR code over whatever page is open (RO-6, D-5). */
export function Overlay({ onClose }: OverlayProps) {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const queries = useQueryClient();
  const [nowS] = useState(() => Date.now() / 1000);
  const query = joinCodeQuery(call);
  const joinCode = useQuery(query);

  const handleIssue = async (body: JoinCodeDraft) => {
    const { join_code } = await call(issueJoinCode, { body });
    queries.setQueryData(query.queryKey, withUrl(join_code));
  };
  const handleRevoke = async () =>
    void queries.setQueryData(query.queryKey, withUrl((await call(revokeJoinCode)).join_code));

  return (
    <QrScreen
      joinCode={toLoadable(joinCode)}
      team={team}
      isManager={user.coach_type === "manager"}
      nowS={nowS}
      onIssue={handleIssue}
      onRevoke={handleRevoke}
      onRetry={() => void joinCode.refetch()}
      onCopy={(text) => window.navigator.clipboard.writeText(text)}
      onPrint={() => window.print()}
      onClose={onClose}
    />
  );
}
