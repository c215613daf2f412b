import type { PlayerNote, PlayerNotes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { NoteExport, type NoteExportProps } from "../../../components/ExportButton/NoteExport.tsx";
import { useOrderFilter } from "../../../components/FilterBar/useOrderFilter.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { noteListText, noteListValueText } from "../../../copy/notes/noteList.ts";
import { listOrderText } from "../../../copy/support/listOrder.ts";
import { monthName } from "../../../format/calendar.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { type NoteListView, noteListViews } from "../view.ts";
import { earlierMonth } from "./noteDays.ts";
import { shownNotes } from "./shownNotes.ts";
import { Timeline } from "./Timeline.tsx";

export type NotesPanelProps = Pick<NoteExportProps, "fileName" | "readAll" | "onExport"> & {
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

/** ノートの流れ。月ごとに、前へ読み進む。書き出しは、読み込んでいない月も含む。 */
export function NotesPanel(props: NotesPanelProps) {
  const { months, notes, firstMonth, view, onViewChange, more, onMore, fileName, readAll, onExport } = props;
  const { formatMessage } = useIntl();
  const orderFilter = useOrderFilter({
    words: orderWords,
    value: view.order,
    onChange: (order) => onViewChange({ order }),
  });
  const shown = shownNotes(notes, view);
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
        <Choices>
          <FilterSegment
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
          {orderFilter.control({ wide: false })}
        </Choices>
      }
      footer={
        months.length > 0 && (
          <Foot>
            {(view.view === "all" || painful > 0) && (
              <NoteExport
                fileName={fileName}
                readAll={async () => {
                  const every = await readAll();
                  return every && shownNotes(every, view);
                }}
                {...(onExport && { onExport })}
              />
            )}
            {earlier && <Earlier month={earlier} {...{ view, more, onMore }} />}
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

type EarlierProps = Pick<NotesPanelProps, "view" | "more" | "onMore"> & { month: PlayerNotes["months"][number] };

/** 前の月を続けて読む。 */
function Earlier({ month, view, more, onMore }: EarlierProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Caption>
        {formatMessage(noteListValueText.earlier, {
          month: monthName(month.month),
          count: view.view === "pain" ? month.pain : month.notes,
        })}
      </Caption>
      {more.failed && <FailureBanner failure={{ code: "unavailable" }} />}
      <More busy={more.busy} onClick={() => onMore(month.month)}>
        {formatMessage(noteListText.more)}
      </More>
    </>
  );
}

const orderWords = { newest: listOrderText.newest, oldest: listOrderText.oldest };

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

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
