import type { PlayerGuard, TrainingPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { useArrival } from "../../components/Article/useArrival.ts";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { trainingPlayerText } from "../../copy/practice/trainingPlayer.ts";
import { addDays, monthOf } from "../../format/date.ts";
import { ActionBar } from "../../layout/ActionBar/ActionBar.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media, token } from "../../tokens/theme.ts";
import { DayPanel, type DayPanelProps, dayAnchor } from "./parts/DayPanel.tsx";
import { dayShown } from "./parts/dayShown.ts";
import { PlayerHead, type PlayerHeadProps } from "./parts/PlayerHead.tsx";
import { PlayerMonth } from "./parts/PlayerMonth.tsx";
import { PlayerPanel } from "./parts/PlayerPanel.tsx";
import { PlayerSkeleton } from "./parts/PlayerSkeleton.tsx";

export type TrainingPlayerScreenProps = Pick<PlayerHeadProps, "previous" | "next"> &
  Pick<DayPanelProps, "userId" | "drafts" | "unsent" | "onDevice" | "onDraft" | "onComment" | "onRemove"> & {
    /** ほかの月のものが届いている間は、数字とカレンダーを空けて待つ。 */
    player: Loadable<TrainingPlayer>;
    /** 投球数ガード（BE-1）。届いていなければ出さない。 */
    guard: PlayerGuard | null;
    /** 「2026-11」。なければ届いたものの月。 */
    month: string | null;
    /** 選んだ日。なければ、その月で最後に記録した日。 */
    day: string | null;
    /** コメントを書きに来たか。 */
    toComment?: boolean;
    /** その日を見に来た移動。同じ日へ、もう一度来ることもある。 */
    dayVisit?: string | undefined;
    onMonthChange: (month: string) => void;
    onSelect: (day: string) => void;
    onRetry: () => void;
  };

/** 一人の選手の実施の記録。ひと月を見わたし、一日を読み、声をかける。 */
export function TrainingPlayerScreen(props: TrainingPlayerScreenProps) {
  const { player, guard, month, day, previous, next, toComment = false, onMonthChange, onSelect, onRetry } = props;
  const { formatMessage } = useIntl();
  useArrival(props.dayVisit ? dayAnchor : "", props.dayVisit);
  if (player.status === "loading") return <PlayerSkeleton />;
  if (player.status === "failed") {
    return (
      <Page>
        <Panel flush aria-label={formatMessage(trainingPlayerText.calendar)}>
          {player.code === "not_found" ? (
            <EmptyState
              title={formatMessage(trainingPlayerText.missing)}
              action={<ButtonLink href="/training-report">{formatMessage(trainingPlayerText.back)}</ButtonLink>}
            >
              {formatMessage(trainingPlayerText.missingBody)}
            </EmptyState>
          ) : (
            <ErrorState code={player.code} onRetry={onRetry} />
          )}
        </Panel>
      </Page>
    );
  }
  const { value } = player;
  const shownMonth = month ?? value.month;
  const arriving = value.month !== shownMonth;
  const selected = arriving ? day : dayShown(value, day);

  return (
    <Page>
      <PlayerHead member={value.member} pain={value.pain} previous={previous} next={next} />
      <PlayerPanel player={value} month={shownMonth} guard={guard} loading={arriving} />
      <Columns split="7+5">
        <PlayerMonth
          player={arriving ? { ...value, days: [] } : value}
          month={shownMonth}
          selected={selected}
          arriving={arriving}
          onMonthChange={onMonthChange}
          onSelect={onSelect}
        />
        <DayPanel {...props} player={arriving ? null : value} day={selected} toComment={toComment} />
      </Columns>
      {selected !== null && monthOf(selected) === shownMonth && (
        <DayActionBar day={selected} first={value.first_day} today={value.today} onSelect={onSelect} />
      )}
    </Page>
  );
}

type DayActionBarProps = {
  day: string;
  /** 最初と最後に開ける日。 */
  first: string;
  today: string;
  onSelect: (day: string) => void;
};

/** スマートフォンで、親指の届くところに置く。前後の日と、コメント欄への近道。 */
function DayActionBar({ day, first, today, onSelect }: DayActionBarProps) {
  const { formatMessage } = useIntl();
  if (!useMedia(media.mobile)) return null;

  return (
    <ActionBar>
      <Step
        icon="chevronLeft"
        label={formatMessage(trainingPlayerText.previousDay)}
        disabled={day <= first}
        onClick={() => onSelect(addDays(day, -1))}
      />
      <Button variant="primary" size="l" wide icon="message" onClick={goToComment}>
        {formatMessage(trainingPlayerText.send)}
      </Button>
      <Step
        icon="chevronRight"
        label={formatMessage(trainingPlayerText.nextDay)}
        disabled={day >= today}
        onClick={() => onSelect(addDays(day, 1))}
      />
    </ActionBar>
  );
}

function goToComment() {
  document.querySelector<HTMLElement>("#comment textarea")?.focus();
}

const Step = styled(IconButton)`
  border: ${token("hairline")} solid ${token("line-strong")};
`;
