import type { Member, Team } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { CoachRoster, type CoachRosterProps } from "../../components/CoachRoster/CoachRoster.tsx";
import { LeaveDialog, type Leaving } from "../../components/ConfirmDialog/LeaveDialog.tsx";
import { teamText } from "../../copy/team/teamManagement.ts";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { AuditPanel } from "./parts/AuditPanel.tsx";
import { PersonalDataPanel, type PersonalDataPanelProps } from "./parts/PersonalDataPanel.tsx";
import type { AuditLog } from "./parts/personalData.ts";
import { QrCard, type QrCardProps } from "./parts/QrCard.tsx";
import { TeamPanel, type TeamPanelProps } from "./parts/TeamPanel.tsx";
import { UsagePanel } from "./parts/UsagePanel.tsx";

export type { AuditLog, DeletedMember } from "./parts/personalData.ts";
export type { TeamEdits } from "./parts/teamValues.ts";
export type { TeamSaved } from "./parts/useTeamForm.ts";

type Part = "team" | "members" | "coaches" | "joinCode" | "deleted" | "audit";
export type TeamManagementScreenProps = Omit<CoachRosterProps, "roster" | "viewer" | "onRetry"> &
  Omit<TeamPanelProps, "team" | "isManager" | "onRetry"> &
  Pick<QrCardProps, "joinCode" | "onSavePicture" | "onOpenQr"> &
  Omit<PersonalDataPanelProps, "onRetry"> & {
    viewer: NonNullable<CoachRosterProps["viewer"]>;
    team: Loadable<Team>;
    members: Loadable<readonly Member[]>;
    coaches: CoachRosterProps["roster"];
    audit: Loadable<AuditLog>;
    hasAnalyzer: boolean;
    /** いま。unix 秒。 */
    nowS: number;
    /** 保存しないまま、ほかの画面へ移ろうとしている。 */
    leaving: Leaving | null;
    onRetry: (part: Part) => void;
    onIssueCode: () => Promise<void>;
    onMoreAudit: () => Promise<void>;
  };

/** チームの情報、利用状況、QRコード、指導者、個人情報。区画ごとに読み込み、一つの失敗はほかに及ばない（ER-4）。 */
export function TeamManagementScreen(props: TeamManagementScreenProps) {
  const { viewer, team, members, coaches, joinCode, deleted, audit, hasAnalyzer, nowS, leaving, onRetry } = props;
  const { formatMessage } = useIntl();
  const isManager = viewer.coach_type === "manager";
  const roster = coaches.status === "ready" ? coaches.value.coaches : null;
  const retry = (part: Part) => () => onRetry(part);

  return (
    <Page>
      <Columns split="8+4">
        <Column>
          <TeamPanel
            team={team}
            isManager={isManager}
            kept={props.kept}
            onKeep={props.onKeep}
            onSave={props.onSave}
            onSaveLogo={props.onSaveLogo}
            onRemoveLogo={props.onRemoveLogo}
            onRetry={retry("team")}
          />
          <UsagePanel
            members={members}
            coaches={roster}
            hasAnalyzer={hasAnalyzer}
            nowS={nowS}
            onRetry={retry("members")}
          />
        </Column>
        <Column>
          <QrCard
            joinCode={joinCode}
            isManager={isManager}
            nowS={nowS}
            onIssue={props.onIssueCode}
            onCopy={props.onCopy}
            onSavePicture={props.onSavePicture}
            onOpenQr={props.onOpenQr}
            onRetry={retry("joinCode")}
          />
          <CoachRoster
            roster={coaches}
            viewer={viewer}
            changes={props.changes}
            onInvite={props.onInvite}
            onRevokeInvite={props.onRevokeInvite}
            onIssueResetLink={props.onIssueResetLink}
            canMail={props.canMail}
            inviteUrl={props.inviteUrl}
            resetUrl={props.resetUrl}
            onCopy={props.onCopy}
            onRetry={retry("coaches")}
          />
        </Column>
      </Columns>
      {isManager && (
        <Columns split="8+4">
          <AuditPanel log={audit} coaches={roster ?? []} onRetry={retry("audit")} onMore={props.onMoreAudit} />
          <PersonalDataPanel
            deleted={deleted}
            onExportTeam={props.onExportTeam}
            onRestoreMember={props.onRestoreMember}
            onEraseMember={props.onEraseMember}
            onRetry={retry("deleted")}
          />
        </Columns>
      )}
      {leaving && <LeaveDialog {...leaving}>{formatMessage(teamText.leaveAfter)}</LeaveDialog>}
    </Page>
  );
}
