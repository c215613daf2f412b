import type { GuardedPlayer, SportType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { GuardStatPanel } from "../../../components/GuardStatPanel/GuardStatPanel.tsx";
import { GuardTable } from "../../../components/GuardTable/GuardTable.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { guardText, guardValueText } from "../../../copy/practice/pitchGuard.ts";
import { addDays, longDate } from "../../../format/date.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Page } from "../../../layout/Page/Page.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import { GuardFilters, type GuardFiltersProps } from "./GuardFilters.tsx";
import { GuardPrintSheet } from "./GuardPrintSheet.tsx";
import { ReadingPanel } from "./ReadingPanel.tsx";
import { RulesPanel } from "./RulesPanel.tsx";

export type GuardReadyProps = Omit<GuardFiltersProps, "shown"> & {
  /** 絞り込んだ後の選手。 */
  players: readonly GuardedPlayer[];
  teamName: string;
  sportType: SportType;
  isManager: boolean;
};

/** 届いたあとの画面。 */
export function GuardReady(props: GuardReadyProps) {
  const { guard, players, teamName, sportType, isManager, view, onViewChange, onRecord } = props;
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const isMobile = useMedia(media.mobile);
  const { today, pitch_limits } = guard;
  const ahead = Number(view.ahead);
  const date = addDays(today, ahead);
  const day = ahead === 1 ? words.day(date, 1) : formatMessage(guardValueText.onDay, { day: words.day(date, ahead) });
  const limited = players.filter(({ guard: { level } }) => level !== null);

  return (
    <Page>
      <GuardFilters {...props} shown={players.length} />
      {players.length > 0 && limited.length === 0 && (
        <Banner tone="i">{formatMessage(sportType === "softball" ? guardText.softball : guardText.noRule)}</Banner>
      )}
      {limited.length > 0 && (
        <GuardStatPanel
          title={formatMessage(guardValueText.boardTitle, { day })}
          caption={formatMessage(guardValueText.boardCaption, { date: longDate(date), count: limited.length })}
          action={<Quiet>{formatMessage(guardText.neverStops)}</Quiet>}
          players={limited}
          ahead={ahead}
        />
      )}
      <Panel
        flush={players.length > 0}
        aria-label={formatMessage(titleText["pitch-guard"])}
        footer={<Quiet>{formatMessage(guardText.counted)}</Quiet>}
      >
        {players.length > 0 ? (
          <GuardTable
            today={today}
            players={players}
            week={pitch_limits.week}
            caution={pitch_limits.caution}
            ahead={ahead}
            onOpen={({ id }) => onViewChange({ player: id })}
          />
        ) : (
          <Nobody
            isFiltered={guard.players.length > 0}
            onShowAll={() => onViewChange({ grade: null })}
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
          <Button variant="primary" size="l" icon="plus" wide onClick={onRecord}>
            {formatMessage(guardText.recordLong)}
          </Button>
        </ActionBar>
      )}
      {players.length > 0 && <GuardPrintSheet guard={guard} players={players} teamName={teamName} ahead={ahead} />}
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
