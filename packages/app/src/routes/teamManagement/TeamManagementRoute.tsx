import { TeamManagementScreen } from "@kyuseki/ui/screens/TeamManagement";
import { coachesQuery } from "../../data/account.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { joinCodeQuery } from "../../data/team/joinCode.ts";
import { clearLogo, saveLogo } from "../../data/team/logo.ts";
import { saveJson } from "../../data/team/saveJson.ts";
import { storageQuery } from "../../data/team/storage.ts";
import { teamQuery } from "../../data/team/team.ts";
import { useOpenOverlay } from "../../services/overlayOpener.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useTeamActions } from "./useTeamActions.ts";
import { useTeamEdits } from "./useTeamEdits.ts";
import { useTeamParts } from "./useTeamParts.ts";

export const prefetch = ({ call, queries, log }: PrefetchServices) =>
  Promise.all([
    queries.prefetchQuery(teamQuery(call, log)),
    queries.prefetchQuery(coachesQuery(call)),
    queries.prefetchQuery(joinCodeQuery(call)),
    queries.prefetchQuery(storageQuery(call)),
    queries.prefetchQuery(membersQuery(call)),
  ]);

export function Component() {
  const services = useServices();
  const { team, user } = useSignedIn();
  const openOverlay = useOpenOverlay();
  const nowS = useNowS();
  const isManager = user.coach_type === "manager";
  const { retry, moreAudit, ...parts } = useTeamParts({ isManager, hasAnalyzer: team.nextshot_available });
  const { kept, keep, leaving } = useTeamEdits();
  const actions = useTeamActions();

  return (
    <TeamManagementScreen
      {...parts}
      viewer={user}
      hasAnalyzer={team.nextshot_available}
      nowS={nowS}
      kept={kept}
      onKeep={keep}
      leaving={leaving}
      loadPart={useLoadPart()}
      onSave={actions.save}
      onSaveLogo={(logo) => saveLogo(services, logo)}
      onRemoveLogo={() => clearLogo(services)}
      onRetry={retry}
      onIssueCode={actions.issueCode}
      onOpenQr={() => openOverlay("qr")}
      onInvite={actions.invite}
      onRevokeInvite={actions.revokeInvite}
      onIssueResetLink={actions.issueResetLink}
      changes={{
        onChangeCoach: actions.changeCoach,
        tellsByMail: services.config.mail !== undefined,
        onChangeRole: actions.changeRole,
        onRemoveCoach: actions.removeCoach,
      }}
      canMail={services.config.mail?.links ?? false}
      inviteUrl={(code) => `${window.location.origin}/invite#${code}`}
      resetUrl={(code) => `${window.location.origin}/password-reset#${code}`}
      onCopy={(text) => window.navigator.clipboard.writeText(text)}
      onRequireSecondFactor={actions.requireSecondFactor}
      onRemoveSecondFactor={actions.removeSecondFactor}
      onSwitchPhotos={actions.switchPhotos}
      onExportTeam={async () => saveJson(await actions.exportTeam(), `kyuseki-${team.team_id}.json`)}
      onRestoreMember={actions.restoreMember}
      onEraseMember={actions.eraseMember}
      onMoreAudit={moreAudit}
      onReadAudit={actions.readAudit}
    />
  );
}
