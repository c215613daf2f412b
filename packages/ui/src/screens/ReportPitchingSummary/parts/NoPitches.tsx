import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { pitchingSummaryText } from "../../../copy/analyzer/reportPitching.ts";

/** 測定した投球が、まだない。 */
export function NoPitches() {
  const { formatMessage } = useIntl();

  return (
    <Panel flush>
      <EmptyState
        title={formatMessage(pitchingSummaryText.emptyTitle)}
        action={<ButtonLink href="/nextshot/analysis">{formatMessage(pitchingSummaryText.toAnalysis)}</ButtonLink>}
      >
        {formatMessage(pitchingSummaryText.emptyText)}
      </EmptyState>
    </Panel>
  );
}
