import { addDays, type GuardedPlayer, pageCount, pageSpan, type SportType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ListFoot } from "../../../components/DataTable/parts/ListFoot.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { GuardStatPanel } from "../../../components/GuardStatPanel/GuardStatPanel.tsx";
import { GuardTable, type GuardTableProps } from "../../../components/GuardTable/GuardTable.tsx";
import { guardGroups } from "../../../components/GuardTable/guardGroups.ts";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { Pagination } from "../../../components/Pagination/Pagination.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import type { OnDevice } from "../../../components/SavedOnDevice/SavedOnDevice.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { guardText, guardValueText } from "../../../copy/practice/pitchGuard.ts";
import { longDate } from "../../../format/date.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Page } from "../../../layout/Page/Page.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import { GuardExport, type GuardExportProps } from "./GuardExport.tsx";
import { GuardFilters, type GuardFiltersProps } from "./GuardFilters.tsx";
import { GuardFoot } from "./GuardFoot.tsx";
import { GuardHeadline } from "./GuardHeadline.tsx";
import { GuardPrintSheet } from "./GuardPrintSheet.tsx";
import { noGuardConditions } from "./guardView.ts";
import { ReadingPanel } from "./ReadingPanel.tsx";
import { RulesPanel } from "./RulesPanel.tsx";
import { type UnsentCount, UnsentCounts } from "./UnsentCounts.tsx";

export type GuardReadyProps = Omit<GuardFiltersProps, "shown" | "toExport"> & {
  /** 絞り込んだ後の選手。 */
  players: readonly GuardedPlayer[];
  teamName: string;
  sportType: SportType;
  isManager: boolean;
  onFinishedBatter: GuardTableProps["onFinishedBatter"];
  /** この端末で送信を待っている投球数の記録。下の数字には入っていない。 */
  unsent: readonly UnsentCount[];
  onDevice: OnDevice;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: NonNullable<GuardExportProps["onExport"]>;
};

/** 届いたあとの画面。 */
export function GuardReady(props: GuardReadyProps) {
  const { guard, players, teamName, sportType, isManager, unsent, onDevice, view, onViewChange, onRecord, onExport } =
    props;
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const isMobile = useMedia(media.mobile);
  const { today, pitch_limits } = guard;
  const days = Number(view.days);
  const date = addDays(today, days);
  const day = words.day(date, days);
  const limited = players.filter(({ guard: { level } }) => level !== null);
  const weekOnly = limited.filter((player) => player.guard.today.limit === null).length;
  // Without a daily limit the guard says what is left of the week, never tomorrow's pitches.
  const isWeekOnly = weekOnly > 0 && weekOnly === limited.length;
  const onDay = days === 1 ? day : formatMessage(guardValueText.onDay, { day });
  const toExport = players.length > 0 && (
    <GuardExport guard={guard} players={players} days={days} {...(onExport && { onExport })} />
  );
  // Players under one rule stay together over the pages, too.
  const ordered = guardGroups(players, view.order).flatMap((group) => group.players);
  const page = Math.min(view.page, pageCount(ordered.length, view.size));
  const { first, last } = pageSpan(page, ordered.length, view.size);

  return (
    <Page>
      <GuardFilters {...props} shown={players.length} toExport={toExport} />
      <UnsentCounts counts={unsent} onDevice={onDevice} />
      <GuardHeadline today={today} players={players} view={view} onViewChange={onViewChange} />
      {players.length > 0 && limited.length === 0 && (
        <Banner tone="i">{formatMessage(sportType === "softball" ? guardText.softball : guardText.noRule)}</Banner>
      )}
      {limited.length > 0 && (
        <GuardStatPanel
          title={
            isWeekOnly
              ? formatMessage(guardText.boardWeek)
              : formatMessage(guardValueText[weekOnly === 0 ? "boardTitle" : "boardMixed"], { day: onDay })
          }
          caption={formatMessage(guardValueText.boardCaption, {
            date: isWeekOnly ? words.week(date, pitch_limits.week) : longDate(date),
            count: limited.length,
          })}
          action={<Quiet>{formatMessage(guardText.neverStops)}</Quiet>}
          players={limited}
          days={days}
          day={day}
        />
      )}
      <Panel
        flush={players.length > 0}
        aria-label={formatMessage(titleText["pitch-guard"])}
        footer={<GuardFoot players={players} />}
      >
        {players.length > 0 ? (
          <>
            <GuardTable
              today={today}
              players={ordered.slice(first - 1, last)}
              order={view.order}
              week={pitch_limits.week}
              caution={pitch_limits.caution}
              days={days}
              onFinishedBatter={props.onFinishedBatter}
              onOpen={({ id }) => onViewChange({ player: id })}
            />
            <Pagination total={ordered.length} page={page} size={view.size} onChange={onViewChange} />
            {isMobile && <ListFoot>{toExport}</ListFoot>}
          </>
        ) : (
          <Nobody
            isFiltered={guard.players.length > 0}
            onShowAll={() => onViewChange(noGuardConditions)}
            onRecord={onRecord}
          />
        )}
      </Panel>
      <Columns split="7+5">
        <RulesPanel guard={guard} sportType={sportType} isManager={isManager} />
        <ReadingPanel caution={pitch_limits.caution} />
      </Columns>
      {isMobile && (
        <ActionBar>
          <Button variant="primary" size="l" icon={plusIcon} wide onClick={onRecord}>
            {formatMessage(guardText.recordLong)}
          </Button>
        </ActionBar>
      )}
      {players.length > 0 && <GuardPrintSheet guard={guard} players={players} teamName={teamName} days={days} />}
    </Page>
  );
}

function Nobody(props: { isFiltered: boolean; onShowAll: () => void; onRecord: () => void }) {
  const { formatMessage } = useIntl();
  if (props.isFiltered) {
    return (
      <EmptyState
        title={formatMessage(guardText.noneInStage)}
        action={<Button onClick={props.onShowAll}>{formatMessage(guardText.showAll)}</Button>}
      >
        {formatMessage(guardText.noneInStageText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={formatMessage(guardText.emptyTitle)}
      action={<Button onClick={props.onRecord}>{formatMessage(guardText.recordLong)}</Button>}
    >
      {formatMessage(guardText.emptyText)}
    </EmptyState>
  );
}

const Quiet = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;
