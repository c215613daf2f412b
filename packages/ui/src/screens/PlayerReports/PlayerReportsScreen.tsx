import type { ReportPlayerRow } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { ListPanel } from "../../components/DataTable/ListPanel.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { playerReportsText } from "../../copy/analyzer/playerReports.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { PlayerReportTable, type PlayerReportTableProps } from "./parts/PlayerReportTable.tsx";
import { playerReportRows } from "./parts/playerReportRows.ts";
import type { PlayerReportsView } from "./view.ts";

export type PlayerReportsScreenProps = Pick<PlayerReportTableProps, "onExport"> & {
  /** 在籍している選手と、これまでに測った数字。 */
  players: Loadable<readonly ReportPlayerRow[]>;
  /** CSV の名前になる日。 */
  today: string;
  view: PlayerReportsView;
  /** はじめから検索欄にいる。 */
  searchFirst?: boolean;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<PlayerReportsView>) => void;
  onRetry: () => void;
};

/** だれのレポートを見るか。選手を、打球と球速の最高・球数・最後に測った日と並べる。 */
export function PlayerReportsScreen(props: PlayerReportsScreenProps) {
  const { players, today, view, searchFirst = false, onViewChange, onRetry, onExport } = props;
  const { formatMessage } = useIntl();
  const known = players.status === "ready" ? players.value : nobody;
  const rows = useMemo(() => playerReportRows(known), [known]);

  return (
    <Page>
      <ListPanel
        list={players}
        label={formatMessage(titleText["player-reports"])}
        size={view.size}
        empty={
          players.status === "ready" &&
          rows.length === 0 && (
            <EmptyState
              title={formatMessage(playerReportsText.emptyTitle)}
              action={<ButtonLink href="/member-list">{formatMessage(playerReportsText.emptyAction)}</ButtonLink>}
            >
              {formatMessage(playerReportsText.emptyText)}
            </EmptyState>
          )
        }
        onRetry={onRetry}
      >
        {() => (
          <PlayerReportTable {...{ rows, today, view, searchFirst, onViewChange }} {...(onExport && { onExport })} />
        )}
      </ListPanel>
    </Page>
  );
}

const nobody: readonly ReportPlayerRow[] = [];
