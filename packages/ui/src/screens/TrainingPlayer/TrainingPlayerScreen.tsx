import type { PlayerGuard, TrainingPlayer } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useArrival } from "../../components/Article/useArrival.ts";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { trainingPlayerText } from "../../copy/practice/trainingPlayer.ts";
import { monthOf } from "../../format/date.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { DayActionBar } from "./parts/DayActionBar.tsx";
import { DayPanel, type DayPanelProps, dayAnchor } from "./parts/DayPanel.tsx";
import { dayShown } from "./parts/dayShown.ts";
import { PlayerHead, type PlayerHeadProps } from "./parts/PlayerHead.tsx";
import { PlayerMonth } from "./parts/PlayerMonth.tsx";
import { PlayerPanel } from "./parts/PlayerPanel.tsx";
import { PlayerSkeleton } from "./parts/PlayerSkeleton.tsx";
import { fetchRecordTraining } from "./parts/parts.ts";
import type { RecordTrainingProps } from "./parts/RecordTraining.tsx";

export type TrainingPlayerScreenProps = Pick<PlayerHeadProps, "previous" | "next"> &
  Omit<DayPanelProps, "player" | "day" | "toComment"> &
  Pick<RecordTrainingProps, "fields" | "onFields" | "onRecord"> & {
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
    /** 選手に代わって記入しに来たか。 */
    toRecord?: boolean;
    loadPart: LoadPart;
    /** その日を見に来た移動。同じ日へ、もう一度来ることもある。 */
    dayVisit?: string | undefined;
    onMonthChange: (month: string) => void;
    onSelect: (day: string) => void;
    onRetry: () => void;
  };

/** 一人の選手の実施の記録。ひと月を見わたし、一日を読み、声をかける。 */
export function TrainingPlayerScreen(props: TrainingPlayerScreenProps) {
  const { player, guard, month, day, previous, next, toComment = false, onMonthChange, onSelect, onRetry } = props;
  const { canRecord, toRecord = false } = props;
  const { formatMessage } = useIntl();
  const [isRecording, setRecording] = useState(toRecord);
  const RecordTraining = usePart(isRecording && canRecord && player.status === "ready", {
    load: props.loadPart,
    fetchPart: fetchRecordTraining,
    onMissing: () => setRecording(false),
  });
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
      <PlayerHead
        member={value.member}
        pain={value.pain}
        previous={previous}
        next={next}
        onRecord={canRecord ? () => setRecording(true) : undefined}
      />
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
      {RecordTraining && (
        <RecordTraining {...props} today={value.today} day={day ?? value.today} onClose={() => setRecording(false)} />
      )}
    </Page>
  );
}
