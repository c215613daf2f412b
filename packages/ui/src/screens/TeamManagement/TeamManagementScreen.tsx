import type { Member, Team, TeamStorage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { CoachRoster, type CoachRosterProps } from "../../components/CoachRoster/CoachRoster.tsx";
import { LeaveDialog, type Leaving } from "../../components/ConfirmDialog/LeaveDialog.tsx";
import { teamText } from "../../copy/team/teamManagement.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import type { AuditExportProps } from "./parts/AuditExport.tsx";
import { AuditPanel } from "./parts/AuditPanel.tsx";
import { PersonalDataPanel, type PersonalDataPanelProps } from "./parts/PersonalDataPanel.tsx";
import { PhotosPanel, type PhotosPanelProps } from "./parts/PhotosPanel.tsx";
import type { AuditLog } from "./parts/personalData.ts";
import { QrCard, type QrCardProps } from "./parts/QrCard.tsx";
import { SecondFactorPanel, type SecondFactorPanelProps } from "./parts/SecondFactorPanel.tsx";
import { StoragePanel } from "./parts/StoragePanel.tsx";
import { TeamPanel, type TeamPanelProps } from "./parts/TeamPanel.tsx";
import { UsagePanel } from "./parts/UsagePanel.tsx";

export type { AuditLog, DeletedMember } from "./parts/personalData.ts";
export type { TeamEdits } from "./parts/teamValues.ts";
export type { TeamSaved } from "./parts/useTeamForm.ts";

type Part = "team" | "members" | "coaches" | "joinCode" | "deleted" | "audit" | "storage" | "secondFactor" | "photos";
export type TeamManagementScreenProps = Omit<CoachRosterProps, "roster" | "viewer" | "onRetry"> &
  Omit<TeamPanelProps, "team" | "isManager" | "onRetry"> &
  Pick<QrCardProps, "joinCode" | "onSavePicture" | "onOpenQr"> &
  Omit<SecondFactorPanelProps, "viewer" | "onRetry"> &
  Omit<PersonalDataPanelProps, "onRetry"> &
  Omit<PhotosPanelProps, "onRetry"> &
  AuditExportProps & {
    viewer: NonNullable<CoachRosterProps["viewer"]>;
    team: Loadable<Team>;
    members: Loadable<readonly Member[]>;
    coaches: CoachRosterProps["roster"];
    audit: Loadable<AuditLog>;
    storage: Loadable<TeamStorage>;
    hasAnalyzer: boolean;
    /** いま。unix 秒。 */
    nowS: number;
    /** 保存しないまま、ほかの画面へ移ろうとしている。 */
    leaving: Leaving | null;
    onRetry: (part: Part) => void;
    onIssueCode: QrCardProps["onIssue"];
    onMoreAudit: () => Promise<void>;
  };

/** チームの情報、利用状況、保存容量、QRコード、指導者、個人情報。区画ごとに読み込み、一つの失敗はほかに及ばない（ER-4）。 */
export function TeamManagementScreen(props: TeamManagementScreenProps) {
  const { viewer, coaches, leaving, onRetry } = props;
  const { formatMessage } = useIntl();
  const isManager = viewer.coach_type === "manager";
  const roster = coaches.status === "ready" ? coaches.value.coaches : null;
  const retry = (part: Part) => () => onRetry(part);

  return (
    <Page>
      <Columns split="8+4">
        <Column>
          <TeamPanel {...props} isManager={isManager} onRetry={retry("team")} />
          <UsagePanel {...props} coaches={roster} onRetry={retry("members")} />
        </Column>
        <Column>
          <QrCard {...props} isManager={isManager} onIssue={props.onIssueCode} onRetry={retry("joinCode")} />
          <CoachRoster {...props} roster={coaches} onRetry={retry("coaches")} />
          {/* Only the analyzer has videos and imported files. */}
          {props.hasAnalyzer && <StoragePanel storage={props.storage} onRetry={retry("storage")} />}
        </Column>
      </Columns>
      {isManager && (
        <BelowFirstLook>
          <Columns split="8+4">
            <AuditPanel {...props} log={props.audit} onRetry={retry("audit")} onMore={props.onMoreAudit} />
            <Column>
              <PhotosPanel {...props} onRetry={retry("photos")} />
              <SecondFactorPanel {...props} onRetry={retry("secondFactor")} />
              <PersonalDataPanel {...props} onRetry={retry("deleted")} />
            </Column>
          </Columns>
        </BelowFirstLook>
      )}
      {leaving && <LeaveDialog {...leaving}>{formatMessage(teamText.leaveAfter)}</LeaveDialog>}
    </Page>
  );
}
