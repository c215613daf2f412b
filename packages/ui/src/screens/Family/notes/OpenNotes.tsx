import type { FamilyPage } from "@kyuseki/domain";
import { answeringMinutes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { noteIcon } from "../../../components/Icon/icons.ts";
import { ProgressBar } from "../../../components/ProgressBar/ProgressBar.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { OpenCard } from "../parts/answers/OpenCard.tsx";
import {
  type FamilyNotesActs,
  type FamilyNotesState,
  isDue,
  type WritableNote,
  writableNotes,
} from "./familyNotesState.ts";
import { askedQuestions, goalsOf, noteProgress } from "./notePlan.ts";

export type OpenNotesProps = {
  page: FamilyPage;
  /** 見ている子。null はみんな。 */
  shown: number | null;
  notes: FamilyNotesState;
  acts: FamilyNotesActs;
  nowS: number;
};

/** まだ書いていないノートと、書きかけのノート。締め切りの近い順。 */
export function OpenNotes({ shown, notes, ...rest }: OpenNotesProps) {
  const open = writableNotes(notes)
    .filter((note) => isDue(note) && (shown === null || note.memberId === shown))
    .toSorted((a, b) => dueOf(a) - dueOf(b));
  return open.map((note) => <OpenNote key={note.key} {...{ ...rest, notes, note }} />);
}

const dueOf = ({ form }: WritableNote) => (form?.deadline ? Date.parse(form.deadline) : Number.POSITIVE_INFINITY);

function OpenNote({ page, notes, note, acts, nowS }: Omit<OpenNotesProps, "shown"> & { note: WritableNote }) {
  const { formatMessage } = useIntl();
  const { key, memberId, draft } = note;
  const form = note.form ?? draft?.form;
  const member = page.children.find(({ member_id }) => member_id === memberId);
  if (!form || !member) return null;
  const children = notes.children.status === "ready" ? notes.children.value : [];
  const goals = goalsOf(children.find(({ member_id }) => member_id === memberId)?.goals ?? null);
  const questions = askedQuestions(draft?.form.questions ?? form.questions, goals);
  const { total, done } = noteProgress(questions, draft?.answers ?? []);

  return (
    <OpenCard
      state="open"
      kind={{ icon: noteIcon, tone: "w", label: formatMessage(text.title) }}
      deadline={form.deadline}
      title={formatMessage(familyNoteValueText.formOf, { name: member.first_name, title: form.name })}
      nowS={nowS}
    >
      {draft ? (
        <ProgressBar label={formatMessage(text.progress)} done={done} total={total} size="s" />
      ) : (
        <Note>
          {formatMessage(familyNoteValueText.minutes, { count: total, minutes: answeringMinutes(questions) })}
        </Note>
      )}
      {draft?.unsent && !notes.busy.includes(key) && <Banner tone="w">{formatMessage(text.unsent)}</Banner>}
      <Button variant="primary" wide onClick={() => acts.onOpen({ page: "note", key })}>
        {formatMessage(draft ? text.goOn : text.begin)}
      </Button>
    </OpenCard>
  );
}
