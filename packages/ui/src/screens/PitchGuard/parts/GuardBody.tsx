import { addDays, type GuardedPlayer, pageCount, pageSpan } from "@kyuseki/domain";
import { memo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ListFoot } from "../../../components/DataTable/parts/ListFoot.ts";
import { GuardStatPanel } from "../../../components/GuardStatPanel/GuardStatPanel.tsx";
import { GuardTable } from "../../../components/GuardTable/GuardTable.tsx";
import { guardGroups } from "../../../components/GuardTable/guardGroups.ts";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { Pagination } from "../../../components/Pagination/Pagination.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { guardText, guardValueText } from "../../../copy/practice/pitchGuard.ts";
import { longDate } from "../../../format/date.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { BelowFirstLook } from "../../../layout/BelowFirstLook.tsx";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { useEventCallback } from "../../../state/useEventCallback.ts";
import { media, token } from "../../../tokens/theme.ts";
import { GuardExport } from "./GuardExport.tsx";
import { GuardFoot } from "./GuardFoot.tsx";
import { GuardHeadline } from "./GuardHeadline.tsx";
import { GuardPrintSheet } from "./GuardPrintSheet.tsx";
import type { GuardReadyProps } from "./guardReadyProps.ts";
import { noGuardConditions } from "./guardView.ts";
import { NoPitchers } from "./NoPitchers.tsx";
import { ReadingPanel } from "./ReadingPanel.tsx";
import { RulesPanel } from "./RulesPanel.tsx";
import { UnsentCounts } from "./UnsentCounts.tsx";

/** 絞り込みの下のすべて。 */
export const GuardBody = memo(function GuardBody(props: GuardReadyProps) {
  const { guard, players, teamName, sportType, isManager, unsent, onDevice, view, onViewChange, onRecord, onExport } =
    props;
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const isMobile = useMedia(media.mobile);
  const handleOpen = useEventCallback(({ id }: GuardedPlayer) => onViewChange({ player: id }));
  const handleFinishedBatter = useEventCallback(props.onFinishedBatter);
  const { today, pitch_limits } = guard;
  const days = Number(view.days);
  const date = addDays(today, days);
  const day = words.day(date, days);
  const limited = players.filter(({ guard: { level } }) => level !== null);
  const weekOnly = limited.filter((player) => player.guard.today.limit === null).length;
  // Without a daily limit the guard says what is left of the week, never tomorrow's pitches.
  const isWeekOnly = weekOnly > 0 && weekOnly === limited.length;
  const onDay = days === 1 ? day : formatMessage(guardValueText.onDay, { day });
  // Players under one rule stay together over the pages, too.
  const ordered = guardGroups(players, view.order).flatMap((group) => group.players);
  const page = Math.min(view.page, pageCount(ordered.length, view.size));
  const { first, last } = pageSpan(page, ordered.length, view.size);

  return (
    <>
      <UnsentCounts counts={unsent} onDevice={onDevice} />
      {today < props.today && (
        <Banner tone="w">
          {formatMessage(guardValueText.ofEarlierDay, {
            date: words.date(today),
            next: words.date(addDays(today, 1)),
          })}
        </Banner>
      )}
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
        footer={<GuardFoot players={players} sportType={sportType} />}
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
              onFinishedBatter={handleFinishedBatter}
              onOpen={handleOpen}
            />
            <Pagination total={ordered.length} page={page} size={view.size} onChange={onViewChange} />
            {isMobile && (
              <ListFoot>
                <GuardExport guard={guard} players={players} days={days} {...(onExport && { onExport })} />
              </ListFoot>
            )}
          </>
        ) : (
          <NoPitchers
            isFiltered={guard.players.length > 0}
            onShowAll={() => onViewChange(noGuardConditions)}
            onRecord={onRecord}
          />
        )}
      </Panel>
      <BelowFirstLook>
        <Columns split="7+5">
          <RulesPanel guard={guard} sportType={sportType} isManager={isManager} />
          <ReadingPanel caution={pitch_limits.caution} />
        </Columns>
      </BelowFirstLook>
      {isMobile && (
        <ActionBar>
          <Button variant="primary" size="l" icon={plusIcon} wide onClick={onRecord}>
            {formatMessage(guardText.recordLong)}
          </Button>
        </ActionBar>
      )}
      {players.length > 0 && (
        <BelowFirstLook>
          <GuardPrintSheet {...{ guard, players, teamName, sportType, days }} />
        </BelowFirstLook>
      )}
    </>
  );
});

const Quiet = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;
