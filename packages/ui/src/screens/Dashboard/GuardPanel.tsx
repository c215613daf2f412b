import type { Dashboard, GuardedPitcher } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { LevelIndicator } from "../../components/LevelIndicator/LevelIndicator.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { dashboardText, dashboardValueText, reportGuardText } from "../../copy/dashboard.ts";
import { media } from "../../tokens/theme.ts";
import { Nothing } from "./Nothing.tsx";
import { nearestLimit } from "./nearestLimit.ts";
import { PartFailed } from "./PartFailed.tsx";
import { PartSkeleton } from "./PartSkeleton.tsx";
import { PitchDays } from "./PitchDays.tsx";
import { PlayerWho } from "./PlayerWho.tsx";
import type { ReportPartProps } from "./reportPart.ts";
import { reportRowStyle } from "./reportRowStyle.ts";

/** BE-1。この7日に投げた選手の、いちばん近い上限までの球数。 */
export function GuardPanel({ dashboard, busy, onRetry }: ReportPartProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(reportGuardText.title);
  if (dashboard && !dashboard.guard) return <PartFailed title={title} busy={busy} onRetry={onRetry} />;
  const guard = dashboard?.guard;

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

  return (
    <Rows>
      {guard.slice(0, mostPitchers).map((pitcher) => {
        const { span, pitches, limit } = nearestLimit(pitcher);
        return (
          <li key={pitcher.member.id}>
            <PlayerWho member={pitcher.member} />
            <PitchDays pitches={pitcher.days} today={today} level={pitcher.level} />
            <span data-part="count">
              <UnitNumber
                value={pitches}
                digits={0}
                size="m"
                unit={formatMessage(dashboardText.balls)}
                {...(limit !== null && { of: limit })}
              />
              <small>{formatMessage(span === "today" ? reportGuardText.today : reportGuardText.inWeek)}</small>
            </span>
            <span data-part="level">
              {pitcher.level ? (
                <LevelIndicator level={pitcher.level} />
              ) : (
                <small>{formatMessage(reportGuardText.noLimit)}</small>
              )}
            </span>
          </li>
        );
      })}
      {guard.length > mostPitchers && (
        <li>
          <small>{formatMessage(dashboardValueText.rest, { rest: guard.length - mostPitchers })}</small>
        </li>
      )}
    </Rows>
  );
}

const mostPitchers = 6;

const Rows = styled.ul`
  ${reportRowStyle}

  & [data-part="count"] {
    display: grid;
    justify-items: end;
    margin-inline-start: auto;
  }
  & [data-part="level"] {
    min-width: 6.5rem;
  }
  @media ${media.mobile} {
    & [data-part="level"] {
      min-width: 0;
    }
  }
`;
