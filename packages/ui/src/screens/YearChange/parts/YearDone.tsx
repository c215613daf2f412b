import { undoLimits, type YearChange, type YearState } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { clockIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { lastYearChangeText, yearChangeText, yearChangeValueText } from "../../../copy/members/yearChange.ts";
import { dayOf, fullDate, longDate } from "../../../format/date.ts";
import { Page } from "../../../layout/Page/Page.tsx";
import { token } from "../../../tokens/theme.ts";
import { DonePanel } from "./DonePanel.tsx";
import { YearHead } from "./YearHead.tsx";
import { canUndo, firstDayOf, momentOf, standingChange } from "./yearState.ts";

export type YearDoneProps = {
  year: YearState;
  isManager: boolean;
  nowS: number;
  /** たったいま実行した。見出しにフォーカスを移して、読まれるようにする。 */
  isNews: boolean;
  news: ReactNode;
  onAskUndo: (change: YearChange) => void;
  /** 次の年度の予定へ。 */
  onGoOn: () => void;
};

/** 更新が済んでいる。取り消せるあいだは、ここから取り消せる。 */
export function YearDone({ year, isManager, nowS, isNews, news, onAskUndo, onGoOn }: YearDoneProps) {
  const { formatMessage } = useIntl();
  const change = standingChange(year);
  const isUndoable = change !== null && canUndo(change, nowS);
  const { school_year, next_year } = year;

  return (
    <Page>
      {news}
      {change && <YearHead now="done" hasLeaving={change.counts.graduate + change.counts.leave > 0} />}
      <DonePanel
        change={change}
        isUndoable={isUndoable}
        isManager={isManager}
        year={school_year}
        isNews={isNews}
        onAskUndo={onAskUndo}
      />
      <Panel>
        <Until>
          <Icon path={clockIcon} />
          <Rules>
            {isUndoable && (
              <>
                <strong>
                  {formatMessage(yearChangeValueText.undoUntil, { day: longDate(dayOf(momentOf(change.undo_until))) })}
                </strong>
                <Rule>{formatMessage(lastYearChangeText.undoAfter)}</Rule>
              </>
            )}
            {!isUndoable && change && (
              <Rule>{formatMessage(yearChangeValueText.undoDays, { days: undoLimits.yearChangeDays })}</Rule>
            )}
            {next_year === null && (
              <Rule>{formatMessage(yearChangeValueText.nextFrom, { day: fullDate(firstDayOf(school_year)) })}</Rule>
            )}
            {!isManager && <Rule>{formatMessage(yearChangeText.managersOnly)}</Rule>}
          </Rules>
          {next_year !== null && (
            <Button variant="ghost" onClick={onGoOn}>
              {formatMessage(yearChangeValueText.seeNext, { year: next_year })}
            </Button>
          )}
        </Until>
      </Panel>
    </Page>
  );
}

const Until = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-3")};
`;

const Rules = styled.div`
  flex: 1 1 ${token("cell-m")};
  min-width: 0;
  word-break: auto-phrase;
`;

const Rule = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
