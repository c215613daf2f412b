import { type DashboardPractice, memberName } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { megaphoneIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { composerHref } from "../../../components/NoticeView/composerHref.ts";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { lastPeriodText } from "../../../copy/controls/period.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { dashboardValueText, missingText } from "../../../copy/practice/dashboard.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";
import type { DashboardView } from "../view.ts";
import { missingHref } from "./missingHref.ts";
import { Nothing } from "./Nothing.ts";
import { PartSkeleton } from "./PartSkeleton.tsx";
import { PlayerIdentity } from "./PlayerIdentity.tsx";
import type { ReportPartProps } from "./reportPart.ts";

/** 3日以上記録がない選手。選んだ人へのお知らせを、ここから書き始める。 */
export function MissingPanel({ dashboard, view, busy, onRetry }: ReportPartProps & { view: DashboardView }) {
  const { formatMessage } = useIntl();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const title = formatMessage(missingText.title);
  if (dashboard && !dashboard.practice) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  const missing = dashboard?.practice?.missing;
  const chosen = missing?.filter(({ id }) => !left.has(id)) ?? [];

  const handleChoose = (id: number, isChosen: boolean) =>
    setLeft((before) => (isChosen ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));

  return (
    <Panel
      title={title}
      caption={formatMessage(missingText.since)}
      flush
      action={
        missing &&
        missing.length > 0 &&
        (chosen.length > 0 ? (
          <ButtonLink variant="primary" size="s" icon={megaphoneIcon} href={composerHref(chosen.map(({ id }) => id))}>
            {formatMessage(dashboardValueText.send, { count: chosen.length })}
          </ButtonLink>
        ) : (
          <small>{formatMessage(missingText.choose)}</small>
        ))
      }
    >
      {!missing && <PartSkeleton rows={5} />}
      {missing?.length === 0 && <Nothing>{formatMessage(missingText.nobody)}</Nothing>}
      {missing && missing.length > 0 && (
        <MissingList missing={missing} view={view} left={left} onChoose={handleChoose} />
      )}
    </Panel>
  );
}

type MissingListProps = Pick<DashboardPractice, "missing"> & {
  view: DashboardView;
  /** 送らないことにした人。 */
  left: ReadonlySet<number>;
  onChoose: (id: number, isChosen: boolean) => void;
};

function MissingList({ missing, view, left, onChoose }: MissingListProps) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? missing : missing.slice(0, fewest);
  const rest = missing.length - shown.length;

  return (
    <>
      <ul>
        {shown.map(({ days_without, rate, ...member }) => {
          const grade = formatMessage(gradeText[member.grade]);
          return (
            <Row key={member.id}>
              <Checkbox
                labelPlace="hidden"
                label={formatMessage(dashboardValueText.sendTo, { name: memberName(member) })}
                checked={!left.has(member.id)}
                onChange={({ target }) => onChoose(member.id, target.checked)}
              />
              <PlayerIdentity
                member={member}
                note={
                  rate === null
                    ? grade
                    : formatMessage(dashboardValueText.gradeAndRate, {
                        grade,
                        period: formatMessage(lastPeriodText[view.period]),
                        percent: rate,
                      })
                }
              />
              <UnitNumber
                value={days_without}
                unit={formatMessage(unitText.day)}
                digits={0}
                size="m"
                tone={days_without >= longFrom ? "danger" : "warn"}
              />
            </Row>
          );
        })}
      </ul>
      <Foot>
        {rest > 0 && (
          <Button variant="ghost" size="s" onClick={() => setWhole(true)}>
            {formatMessage(dashboardValueText.showRest, { rest })}
          </Button>
        )}
        <All href={missingHref(view.grade)}>{formatMessage(missingText.all)}</All>
      </Foot>
    </>
  );
}

const fewest = 5;
const longFrom = 5;

const Row = styled(PanelRow)`
  flex-wrap: nowrap;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
`;

const All = styled(Link)`
  margin-inline-start: auto;
  ${touchTarget}
`;
