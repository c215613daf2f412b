import type { Member, Team, TeamStorage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { CoachRoster, type CoachRosterProps } from "../../components/CoachRoster/CoachRoster.tsx";
import { ListSkeleton } from "../../components/CoachRoster/ListSkeleton.tsx";
import { LeaveDialog, type Leaving } from "../../components/ConfirmDialog/LeaveDialog.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { teamText } from "../../copy/team/teamManagement.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { BelowPhoneLook } from "../../layout/BelowPhoneLook.tsx";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { useLaterPart } from "../../state/useLaterPart.ts";
import type { ManagerPanelsProps, ManagerPart } from "./parts/ManagerPanels.tsx";
import { fetchManagerPanels } from "./parts/parts.ts";
import { QrCard, type QrCardProps } from "./parts/QrCard.tsx";
import { StoragePanel } from "./parts/StoragePanel.tsx";
import { TeamPanel, type TeamPanelProps } from "./parts/TeamPanel.tsx";
import { UsagePanel } from "./parts/UsagePanel.tsx";

export type { AuditLog, DeletedMember } from "./parts/personalData.ts";
export type { TeamEdits } from "./parts/teamValues.ts";
export type { TeamSaved } from "./parts/useTeamForm.ts";

type Part = "team" | "members" | "coaches" | "joinCode" | "storage" | ManagerPart;
export type TeamManagementScreenProps = Omit<CoachRosterProps, "roster" | "viewer" | "onRetry"> &
  Omit<TeamPanelProps, "team" | "isManager" | "onRetry"> &
  Pick<QrCardProps, "joinCode" | "onSavePicture" | "onOpenQr"> &
  Omit<ManagerPanelsProps, "viewer" | "onRetry"> & {
    viewer: NonNullable<CoachRosterProps["viewer"]>;
    team: Loadable<Team>;
    members: Loadable<readonly Member[]>;
    coaches: CoachRosterProps["roster"];
    storage: Loadable<TeamStorage>;
    hasAnalyzer: boolean;
    /** いま。unix 秒。 */
    nowS: number;
    /** 保存しないまま、ほかの画面へ移ろうとしている。 */
    leaving: Leaving | null;
    onRetry: (part: Part) => void;
    onIssueCode: QrCardProps["onIssue"];
  };

/** チームの情報、利用状況、保存容量、QRコード、指導者、個人情報。区画ごとに読み込み、一つの失敗はほかに及ばない（ER-4）。 */
export function TeamManagementScreen(props: TeamManagementScreenProps) {
  const { viewer, team, members, coaches, joinCode, leaving, onRetry } = props;
  const { formatMessage } = useIntl();
  const isManager = viewer.coach_type === "manager";
  const roster = coaches.status === "ready" ? coaches.value.coaches : null;
  const retry = (part: Part) => () => onRetry(part);

  return (
    <Page>
      <Columns split="8+4">
        <Column>
          <TeamPanel {...props} isManager={isManager} onRetry={retry("team")} />
          <BelowPhoneLook>
            <UsagePanel {...props} coaches={roster} onRetry={retry("members")} />
          </BelowPhoneLook>
        </Column>
        <Column>
          <BelowPhoneLook>
            <QrCard {...props} isManager={isManager} onIssue={props.onIssueCode} onRetry={retry("joinCode")} />
            <CoachRoster {...props} roster={coaches} onRetry={retry("coaches")} />
            {/* Only the analyzer has videos and imported files. */}
            {props.hasAnalyzer && <StoragePanel storage={props.storage} onRetry={retry("storage")} />}
          </BelowPhoneLook>
        </Column>
      </Columns>
      {isManager && (
        <BelowFirstLook>
          <ManagersPart
            {...props}
            isWanted={[team, members, coaches, joinCode].every(({ status }) => status !== "loading")}
          />
        </BelowFirstLook>
      )}
      {leaving && <LeaveDialog {...leaving}>{formatMessage(teamText.leaveAfter)}</LeaveDialog>}
    </Page>
  );
}

/** Arrives when what the first look shows stands; until then its place is kept. */
function ManagersPart({ isWanted, ...props }: TeamManagementScreenProps & { isWanted: boolean }) {
  const panels = useLaterPart(props.loadPart, fetchManagerPanels, isWanted);
  if (panels.status === "ready") return <panels.value {...props} />;
  if (panels.status === "missing") return <FailedPanel code="unavailable" onRetry={panels.onRetry} />;

  return (
    <Columns split="8+4">
      <Panel flush>
        <ListSkeleton rows={10} />
      </Panel>
      <Panel flush>
        <ListSkeleton rows={6} />
      </Panel>
    </Columns>
  );
}
