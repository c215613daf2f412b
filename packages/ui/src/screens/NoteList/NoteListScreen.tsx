import { memberName, type PlayerNote, type PlayerNotes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import type { PlayerTurnsProps } from "../../components/PlayerHeader/PlayerTurns.tsx";
import { noteListText } from "../../copy/notes/noteList.ts";
import { noteCsvFileText } from "../../copy/notes/noteOrder.ts";
import { fileDay, monthOf } from "../../format/date.ts";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { GoalsPart, type GoalsPartProps } from "./parts/GoalsPart.tsx";
import { NoteMonth } from "./parts/NoteMonth.tsx";
import { NotesPanel, type NotesPanelProps } from "./parts/NotesPanel.tsx";
import { noteDays } from "./parts/noteDays.ts";
import { PlayerBar } from "./parts/PlayerBar.tsx";

export type NoteListScreenProps = PlayerTurnsProps &
  Pick<NotesPanelProps, "view" | "onViewChange" | "more" | "onMore" | "readAll" | "onExport"> & {
    /** 選んだ月の答え。 */
    player: Loadable<PlayerNotes>;
    /** 選んだ月から前の、読み込んだ月のノート。新しい順。 */
    notes: readonly PlayerNote[];
    /** 読み込んだうちの、いちばん前の月。 */
    firstMonth: string;
    hasReport: boolean;
    goals: Omit<GoalsPartProps, "today">;
    onRetry: () => void;
  };

/** 選手一人のノート：月の暦と9マス目標、時の流れ。 */
export function NoteListScreen(props: NoteListScreenProps) {
  const { player, notes, view, hasReport, previous, next, goals, onViewChange, onRetry } = props;
  const { formatMessage } = useIntl();
  const title = formatMessage(noteListText.notes);
  if (player.status === "failed" && player.code === "not_found") {
    return (
      <Page>
        <Panel title={title} flush>
          <EmptyState
            title={formatMessage(noteListText.gone)}
            action={<ButtonLink href="/note">{formatMessage(noteListText.toQueue)}</ButtonLink>}
          >
            {formatMessage(noteListText.goneHelp)}
          </EmptyState>
        </Panel>
      </Page>
    );
  }
  if (player.status !== "ready") {
    return (
      <Page>
        <PanelFallback title={title} loadable={player} rows={8} onRetry={onRetry} />
      </Page>
    );
  }
  const { member, today, first_day, months } = player.value;
  const month = view.month ?? monthOf(today);

  return (
    <Page>
      <PlayerBar player={player.value} hasReport={hasReport} previous={previous} next={next} />
      <Columns split="4+8">
        <Column>
          <Panel>
            <NoteMonth
              month={month}
              days={noteDays(notes)}
              today={today}
              selected={view.day}
              min={`${monthOf(first_day ?? today)}-01`}
              onMonth={(chosen) => onViewChange({ month: chosen, day: null })}
              onSelect={(day) => onViewChange({ day: day === view.day ? null : day })}
            />
          </Panel>
          <GoalsPart {...goals} today={today} />
        </Column>
        <NotesPanel
          {...props}
          months={months}
          fileName={formatMessage(noteCsvFileText.playerFile, { name: memberName(member), day: fileDay(today) })}
        />
      </Columns>
    </Page>
  );
}
