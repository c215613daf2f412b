import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { measuringDaysText } from "../../../copy/practice/measuringDay.ts";
import { Page } from "../../../layout/Page/Page.tsx";
import { FoundDays, type FoundDaysProps } from "./list/FoundDays.tsx";
import { QuickStart, type QuickStartProps } from "./QuickStart.tsx";

export type DayListProps = QuickStartProps &
  Pick<FoundDaysProps, "view" | "onViewChange" | "unsentOf" | "onExport"> & {
    /** 名前や項目を決めてから始める。 */
    onNew: () => void;
  };

/** これまでの測定会。はじめは、入力中のものが先に並ぶ。 */
export function DayList({ view, onViewChange, unsentOf, onExport, onNew, ...quickStart }: DayListProps) {
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
  return (
    <Page>
      {quick}
      <Panel flush title={title} action={hasItems && start}>
        <FoundDays
          {...{ days, items, view, onViewChange, unsentOf }}
          today={quickStart.today}
          {...(onExport && { onExport })}
        />
      </Panel>
    </Page>
  );
}
