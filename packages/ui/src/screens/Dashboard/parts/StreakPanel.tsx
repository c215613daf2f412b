import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { streakText } from "../../../copy/practice/dashboard.ts";
import { token } from "../../../tokens/theme.ts";
import { Nothing } from "./Nothing.ts";
import { PartSkeleton } from "./PartSkeleton.tsx";
import { PlayerIdentity } from "./PlayerIdentity.tsx";
import type { ReportPartProps } from "./reportPart.ts";

/** いま続いている人の、長い順。 */
export function StreakPanel({ dashboard, busy, onRetry }: ReportPartProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(streakText.title);
  if (dashboard && !dashboard.practice) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  const streaks = dashboard?.practice?.streaks;

  return (
    <Panel title={title} caption={formatMessage(streakText.going)} flush>
      {!streaks && <PartSkeleton rows={5} />}
      {streaks?.length === 0 && <Nothing>{formatMessage(streakText.nobody)}</Nothing>}
      {streaks && streaks.length > 0 && (
        <Rows>
          {streaks.map(({ days, ...member }) => (
            <PanelRow key={member.id}>
              <PlayerIdentity member={member} />
              <UnitNumber value={days} unit={formatMessage(unitText.day)} digits={0} size="m" />
            </PanelRow>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

const Rows = styled.ol`
  padding-block-start: ${token("sp-1")};
`;
