import type { PlayerNote, PlayerNotes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { noteListText, noteListValueText } from "../../../copy/notes/noteList.ts";
import { monthName } from "../../../format/calendar.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { type NoteListView, noteListViews } from "../view.ts";
import { earlierMonth } from "./noteDays.ts";
import { Timeline } from "./Timeline.tsx";

export type NotesPanelProps = {
  months: PlayerNotes["months"];
  /** 読み込んだ月のノート。新しい順。 */
  notes: readonly PlayerNote[];
  /** 読み込んだうちの、いちばん前の月。 */
  firstMonth: string;
  view: NoteListView;
  onViewChange: (part: Partial<NoteListView>) => void;
  /** 前の月を読み込んでいる。 */
  more: { busy: boolean; failed: boolean };
  onMore: (month: string) => void;
};

/** ノートの流れ。月ごとに、前へ読み進む。 */
export function NotesPanel({ months, notes, firstMonth, view, onViewChange, more, onMore }: NotesPanelProps) {
  const { formatMessage } = useIntl();
  const shown = view.view === "pain" ? notes.filter(({ pain }) => pain) : notes;
  const painful = months.reduce((sum, { pain }) => sum + pain, 0);
  const earlier = earlierMonth(months, firstMonth, view.view);
  const label = formatMessage(noteListText.notes);
  const whole = view.view === "pain" ? noteListText.nonePain : noteListText.noNotes;
  const none = earlier ? noteListText.noneHere : whole;

  return (
    <Panel
      title={label}
      flush
      action={
        <Segment
          label={formatMessage(noteListText.show)}
          options={noteListViews.map((value) => ({
            value,
            label:
              value === "pain"
                ? formatMessage(noteListValueText.painCount, { count: painful })
                : formatMessage(noteListText.all),
          }))}
          value={view.view}
          onChange={(chosen) => onViewChange({ view: chosen })}
        />
      }
      footer={
        earlier && (
          <Foot>
            <Caption>
              {formatMessage(noteListValueText.earlier, {
                month: monthName(earlier.month),
                count: view.view === "pain" ? earlier.pain : earlier.notes,
              })}
            </Caption>
            {more.failed && <FailureBanner failure={{ code: "unavailable" }} />}
            <More busy={more.busy} onClick={() => onMore(earlier.month)}>
              {formatMessage(noteListText.more)}
            </More>
          </Foot>
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyState title={formatMessage(none)} />
      ) : (
        <Timeline notes={shown} selected={view.day} label={label} />
      )}
    </Panel>
  );
}

const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  min-width: 0;
`;

const More = styled(Button)`
  margin-inline-start: auto;
`;
