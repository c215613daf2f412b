import type { PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { pitchingSummaryText, pitchingSummaryValueText } from "../../../copy/analyzer/reportPitching.ts";
import { resultsHref } from "./resultsHref.ts";

/** 測定した投球が、まだない。球速のない投球があれば、その一覧へ。 */
export function NoPitches({ summary }: { summary: PitchingSummary }) {
  const { formatMessage } = useIntl();
  const { ball, choices } = summary;
  const count = choices.find((one) => one.ball === ball)?.count ?? 0;

  return (
    <Panel flush>
      {count > 0 ? (
        <EmptyState
          title={formatMessage(pitchingSummaryText.noSpeeds)}
          action={<ButtonLink href={resultsHref(summary)}>{formatMessage(pitchingSummaryText.toResults)}</ButtonLink>}
        >
          {formatMessage(pitchingSummaryValueText.withoutSpeed, { count })}
        </EmptyState>
      ) : (
        <EmptyState
          title={formatMessage(pitchingSummaryText.emptyTitle)}
          action={<ButtonLink href="/nextshot/analysis">{formatMessage(pitchingSummaryText.toAnalysis)}</ButtonLink>}
        >
          {formatMessage(pitchingSummaryText.emptyText)}
        </EmptyState>
      )}
    </Panel>
  );
}
