import { undoLimits, type YearChange, type YearState } from "@kyuseki/domain";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { StatPanel } from "../../components/StatPanel/StatPanel.tsx";
import { lastYearChangeText, yearChangeText, yearChangeValueText } from "../../copy/yearChange.ts";
import { dayOf, fullDate, longDate, timeOf } from "../../format/date.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { useYearWords } from "./useYearWords.ts";
import { YearHead } from "./YearHead.tsx";
import { DoneFace, Until } from "./yearDoneStyle.ts";
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
  const { done } = useYearWords();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const change = standingChange(year);
  const isUndoable = change !== null && canUndo(change, nowS);
  const { school_year, next_year } = year;

  const when = ({ done_at }: YearChange) => {
    const at = momentOf(done_at);
    return formatMessage(yearChangeValueText.doneAt, { day: longDate(dayOf(at)), time: timeOf(at) });
  };

  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);

  return (
    <Page>
      {news}
      {change && <YearHead now="done" hasLeaving={change.counts.graduate + change.counts.leave > 0} />}
      <StatPanel aria-labelledby={titleId}>
        <DoneFace>
          <span data-part="mark">
            <Icon name="check" size="l" />
          </span>
          <div>
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {formatMessage(isUndoable ? yearChangeValueText.done : yearChangeValueText.standsAt, {
                year: school_year,
              })}
            </h2>
            {change && (
              <p>
                {done(change.counts)} <span>{when(change)}</span> <span>{change.done_by}</span>
              </p>
            )}
          </div>
          <div data-part="actions">
            {isManager && isUndoable && (
              <Button variant="board" icon="undo" aria-haspopup="dialog" onClick={() => onAskUndo(change)}>
                {formatMessage(lastYearChangeText.undoYear)}
              </Button>
            )}
            <ButtonLink variant="accent" href="/member-list">
              {formatMessage(yearChangeText.toList)}
            </ButtonLink>
          </div>
        </DoneFace>
      </StatPanel>
      <Panel>
        <Until>
          <Icon name="clock" />
          <div>
            {isUndoable && (
              <>
                <strong>
                  {formatMessage(yearChangeValueText.undoUntil, { day: longDate(dayOf(momentOf(change.undo_until))) })}
                </strong>
                <p>{formatMessage(lastYearChangeText.undoAfter)}</p>
              </>
            )}
            {!isUndoable && change && (
              <p>{formatMessage(yearChangeValueText.undoDays, { days: undoLimits.yearChangeDays })}</p>
            )}
            {next_year === null && (
              <p>{formatMessage(yearChangeValueText.nextFrom, { day: fullDate(firstDayOf(school_year)) })}</p>
            )}
            {!isManager && <p>{formatMessage(yearChangeText.managersOnly)}</p>}
          </div>
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
