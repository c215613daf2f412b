import type { BattingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import type { BattingSummaryView } from "../view.ts";
import { resultsHref } from "./resultsHref.ts";

type NoSpeedsProps = {
  summary: BattingSummary;
  view: BattingSummaryView;
  onViewChange: (change: Partial<BattingSummaryView>) => void;
};

/** この条件に、打球速度がない。飛距離やスイング速度だけの球があれば、その一覧へ。 */
export function NoSpeeds({ summary, view, onViewChange }: NoSpeedsProps) {
  const { formatMessage } = useIntl();
  const { batting_type, ball, choices, range } = summary;
  const count = choices.find((one) => one.batting_type === batting_type && one.ball === ball)?.count ?? 0;

  return (
    <Panel flush aria-label={formatMessage(titleText["report-batting-summary"])}>
      {count > 0 ? (
        <EmptyState
          title={formatMessage(reportBattingText.noSpeeds)}
          action={
            <ButtonLink href={resultsHref(summary, range)}>{formatMessage(reportBattingText.toResults)}</ButtonLink>
          }
        >
          {formatMessage(reportBattingValueText.withoutSpeed, { count })}
        </EmptyState>
      ) : (
        <EmptyState
          title={formatMessage(reportBattingText.emptyTitle)}
          action={
            (view.period === 1 || view.period === 2) && (
              <Button onClick={() => onViewChange({ period: 3 })}>{formatMessage(reportBattingText.longer)}</Button>
            )
          }
        >
          {formatMessage(reportBattingText.emptyBody)}
        </EmptyState>
      )}
    </Panel>
  );
}
