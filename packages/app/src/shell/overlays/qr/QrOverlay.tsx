import { issueJoinCode, type JoinCode, type JoinCodeDraft, revokeJoinCode } from "@kyuseki/domain";
import { QrScreen } from "@kyuseki/ui/screens/Qr";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toLoadable } from "../../../data/loadable.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { joinCodeQuery, withUrl } from "../../../data/team/joinCode.ts";
import type { OverlayProps } from "../../../services/overlayOpener.ts";
import { useServices, useSignedIn } from "../../../services/services.ts";
import { useNowS } from "../../../services/useDayInJapan.ts";

/** The team's QR code over whatever page is open (RO-6, D-5). */
export function Overlay({ onClose }: OverlayProps) {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const queries = useQueryClient();
  const nowS = useNowS();
  const query = joinCodeQuery(call);
  const joinCode = useQuery(query);

  const show = (join_code: JoinCode | null) => {
    queries.setQueryData(query.queryKey, withUrl(join_code));
    // The page below may show the audit log.
    void queries.invalidateQueries({ queryKey: queryKeys.audit });
  };
  const handleIssue = async (body: JoinCodeDraft) => show((await call(issueJoinCode, { body })).join_code);
  const handleRevoke = async () => show((await call(revokeJoinCode)).join_code);

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
