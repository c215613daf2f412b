import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { measuringDaysText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { fullDate } from "../../../format/date.ts";
import { Page } from "../../../layout/Page/Page.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { QuickStart, type QuickStartProps } from "./QuickStart.tsx";

export type DayListProps = QuickStartProps & {
  /** この端末にある、その測定会の送っていない入力の数。 */
  unsentOf: (dayId: number) => number;
  /** 名前や項目を決めてから始める。 */
  onNew: () => void;
};

/** これまでの測定会。入力中のものが先に並ぶ。 */
export function DayList({ unsentOf, onNew, ...quickStart }: DayListProps) {
  const { days, items } = quickStart;
  const { formatMessage } = useIntl();
  const hasItems = items.some(({ archived }) => !archived);
  const quick = hasItems && <QuickStart {...quickStart} />;
  const title = formatMessage(measuringDaysText.title);
  const start = (
    <Button variant="primary" icon={plusIcon} onClick={onNew}>
      {formatMessage(measuringDaysText.start)}
    </Button>
  );

  if (days.length === 0) {
    return (
      <Page>
        {quick}
        <Panel aria-label={title}>
          {hasItems ? (
            <EmptyState title={formatMessage(measuringDaysText.none)} action={start}>
              {formatMessage(measuringDaysText.noneBody)}
            </EmptyState>
          ) : (
            <EmptyState
              title={formatMessage(measuringDaysText.noItems)}
              action={<ButtonLink href="/evaluation-setting">{formatMessage(measuringDaysText.toSettings)}</ButtonLink>}
            >
              {formatMessage(measuringDaysText.noItemsBody)}
            </EmptyState>
          )}
        </Panel>
      </Page>
    );
  }
  const openFirst = [
    ...days.filter(({ closed_at }) => closed_at === null),
    ...days.filter(({ closed_at }) => closed_at !== null),
  ];

  return (
    <Page>
      {quick}
      <Panel title={title} action={hasItems && start}>
        <ul aria-label={title}>
          {openFirst.map((day) => (
            <Row key={day.id}>
              <Words>
                <Name href={`/evaluation-result/measuring-day?day=${day.id}`}>{day.name}</Name>
                <Place>{[fullDate(day.date), day.place].filter(Boolean).join("・")}</Place>
              </Words>
              <State>
                {unsentOf(day.id) > 0 && (
                  <Status tone="wait">{formatMessage(measuringValueText.unsent, { count: unsentOf(day.id) })}</Status>
                )}
                <Caption>{formatMessage(measuringValueText.filled, { count: day.filled })}</Caption>
                <Status tone={day.closed_at === null ? "invited" : "stopped"}>
                  {formatMessage(day.closed_at === null ? measuringDaysText.open : measuringDaysText.closed)}
                </Status>
              </State>
            </Row>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  padding-block: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Words = styled.div`
  flex: 1 1 ${token("cell-l")};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled(Link)`
  font-weight: ${token("fw-h3")};

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Place = styled(Caption)`
  display: block;
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
`;
