import type { Dashboard, GuardedPitcher } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { GuardState } from "../../../components/GuardState/GuardState.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { headingText } from "../../../copy/controls/heading.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { dashboardValueText, reportGuardText } from "../../../copy/practice/dashboard.ts";
import { media, token } from "../../../tokens/theme.ts";
import { Nothing } from "./Nothing.ts";
import { nearestLimit } from "./nearestLimit.ts";
import { PartSkeleton } from "./PartSkeleton.tsx";
import { PitchDays } from "./PitchDays.tsx";
import { PlayerIdentity } from "./PlayerIdentity.tsx";
import { ReportRowNote } from "./ReportRow.ts";
import type { ReportPartProps } from "./reportPart.ts";

/** この7日に投げた選手の、いちばん近い上限までの球数（BE-1）。 */
export function GuardPanel({ dashboard, busy, onRetry }: ReportPartProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(reportGuardText.title);
  if (dashboard && !dashboard.guard) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  // Whoever hurts is counted above, and reported in the panel of pain.
  const guard = dashboard?.guard?.filter(({ days }) => days.some((pitches) => pitches > 0));

  return (
    <Panel
      title={title}
      caption={formatMessage(reportGuardText.week)}
      action={<Link href="/dashboard/pitch-guard">{formatMessage(reportGuardText.open)}</Link>}
      flush
    >
      {!guard && <PartSkeleton rows={5} />}
      {guard?.length === 0 && <Nothing>{formatMessage(reportGuardText.nobody)}</Nothing>}
      {dashboard && guard && guard.length > 0 && <Pitchers guard={guard} today={dashboard.today} />}
    </Panel>
  );
}

function Pitchers({ guard, today }: { guard: readonly GuardedPitcher[] } & Pick<Dashboard, "today">) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();

  return (
    <ul>
      {guard.slice(0, mostPitchers).map((pitcher) => {
        const { span, pitches, limit } = nearestLimit(pitcher);
        return (
          <PanelRow key={pitcher.member.id}>
            <PlayerIdentity member={pitcher.member} />
            <PitchDays pitches={pitcher.days} today={today} level={pitcher.level} />
            <Count>
              <UnitNumber
                value={pitches}
                digits={0}
                size="m"
                unit={formatMessage(unitText.ball)}
                {...(limit !== null && { of: limit })}
              />
              <ReportRowNote>
                {formatMessage(span === "today" ? headingText.today : reportGuardText.inWeek)}
              </ReportRowNote>
            </Count>
            <Level>
              <GuardState guard={pitcher}>
                <ReportRowNote>{formatMessage(reportGuardText.noLimit)}</ReportRowNote>
              </GuardState>
              {pitcher.yesterday && <ReportRowNote>{words.yesterday(pitcher.yesterday)}</ReportRowNote>}
            </Level>
          </PanelRow>
        );
      })}
      {guard.length > mostPitchers && (
        <PanelRow>
          <ReportRowNote>{formatMessage(dashboardValueText.rest, { rest: guard.length - mostPitchers })}</ReportRowNote>
        </PanelRow>
      )}
    </ul>
  );
}

const mostPitchers = 6;

/** Fixed widths, so that the numbers and the levels of the rows stand in columns. */
const Count = styled.span`
  display: grid;
  flex: 0 0 ${token("sp-10")};
  justify-items: end;
  margin-inline-start: auto;
`;

const Level = styled.span`
  display: grid;
  flex: 0 1 calc(2 * ${token("sp-10")});
  min-width: 0;

  @media ${media.mobile} {
    flex-basis: auto;
  }
`;
