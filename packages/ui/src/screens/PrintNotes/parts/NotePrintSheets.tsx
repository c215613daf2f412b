import { memberName, type PlayerNotes, type StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { useFirstSheets } from "../../../components/PrintSheet/useFirstSheets.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { printNotesText, printNotesValueText } from "../../../copy/notes/printNotes.ts";
import { fullDate } from "../../../format/date.ts";
import { linesBesideGoals, linesOfSheet, notePages } from "./notePages.ts";
import { PrintedGoals } from "./PrintedGoals.tsx";
import { PrintedNote } from "./PrintedNote.tsx";

export type NotePrintSheetsProps = {
  player: PlayerNotes;
  goals: StoredGoalSheet;
  /** 年度。4月から始まる。 */
  year: number;
  teamName: string;
  printedBy: string;
};

/** 一人の一年のノートを、9マス目標から始めて、古い順に。 */
export function NotePrintSheets({ player, goals, year, teamName, printedBy }: NotePrintSheetsProps) {
  const { formatMessage } = useIntl();
  const { member, notes, today } = player;
  const hasGoals = goals.version > 0;
  const pages = notePages(notes.toReversed(), hasGoals ? linesBesideGoals : linesOfSheet);

  return useFirstSheets(pages).map((page, index) => (
    <PrintSheet
      key={page[0]?.note_id ?? "none"}
      title={memberName(member)}
      aside={formatMessage(gradeText[member.grade])}
      lead={formatMessage(printNotesValueText.lead, { year: String(year), count: notes.length })}
      teamName={teamName}
      estimates={false}
      printed={formatMessage(printNotesValueText.printed, { date: fullDate(today), name: printedBy })}
      page={index + 1}
      pages={pages.length}
    >
      {index === 0 && hasGoals && <PrintedGoals goals={goals} />}
      {notes.length === 0 && <p>{formatMessage(printNotesText.none)}</p>}
      <ol aria-label={formatMessage(printNotesText.notes)}>
        {page.map((note) => (
          <PrintedNote key={note.note_id} note={note} />
        ))}
      </ol>
    </PrintSheet>
  ));
}
