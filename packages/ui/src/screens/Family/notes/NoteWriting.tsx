import { type NoteForm as Form, guardiansRead, type NoteQuestion, noteWriters } from "@kyuseki/domain";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { focusQuestion, NoteForm } from "../../../components/NoteForm/NoteForm.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { noteFormValueText, writtenByText } from "../../../copy/notes/noteForm.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilyFailure } from "../parts/FamilyFailure.tsx";
import { DraftState } from "./DraftState.tsx";
import { isStale } from "./familyNotesState.ts";
import { noteMistakes, saysNothing } from "./notePlan.ts";
import { StaleNote } from "./StaleNote.tsx";
import type { WriteNoteProps } from "./writeNoteProps.ts";

type NoteWritingProps = WriteNoteProps & {
  form: Omit<Form, "sent">;
  goals: { centre: string; goals: string[] } | null;
  questions: readonly NoteQuestion[];
};

/** 質問に答えて、先生に送るまで。書いたことは打つたびに残る。 */
export function NoteWriting(props: NoteWritingProps) {
  const { formatMessage } = useIntl();
  const { page, acts, notes, note, member, goals, questions, form, stored } = props;
  const { key, draft } = note;
  const [isRefused, setRefused] = useState(false);
  const [asksClear, setAsksClear] = useState(false);
  const answers = draft?.answers ?? [];
  // On a player's own page nobody else writes.
  const writer = draft?.writer ?? (page.reader === "player" ? "player" : null);
  const mistakes = noteMistakes(questions, answers);
  const isNothing = mistakes.size === 0 && saysNothing(questions, answers);
  const isBusy = notes.busy.includes(key);
  const stale = isStale(note);
  const isRewriting = (note.form?.sent ?? null) !== null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefused(true);
    const [first] = mistakes.keys();
    if (first !== undefined) focusQuestion(first);
    else if (isNothing) focusQuestion(questions[0]?.id ?? 0);
    else if (writer === null) document.getElementById(writerId)?.querySelector("button")?.focus();
    else if (!stale) acts.onSend(key);
  };

  return (
    <>
      <DraftState {...props} />
      {stale && <StaleNote {...props} />}
      <Fields onSubmit={handleSubmit} noValidate>
        <NoteForm
          questions={questions}
          answers={answers}
          mistakes={isRefused ? mistakes : none}
          goals={goals}
          onChange={(next) => acts.onWrite(key, { answers: next, ...(writer && { writer }) })}
          {...(stored && { onWriteGoals: () => acts.onOpen({ page: "goals", memberId: note.memberId }) })}
        />
        {page.reader === "family" && (
          <FieldGroup
            id={writerId}
            label={formatMessage(text.writer)}
            error={isRefused && writer === null ? formatMessage(text.writerMissing) : undefined}
          >
            <Segment
              label={formatMessage(text.writer)}
              options={noteWriters.map((value) => ({ value, label: formatMessage(writtenByText[value]) }))}
              value={writer ?? noWriter}
              wide
              onChange={(chosen) => {
                if (chosen !== noWriter) acts.onWrite(key, { writer: chosen });
              }}
            />
          </FieldGroup>
        )}
        <FamilyFailure failure={notes.failures[key]} />
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {formatMessage(text.send)}
        </Button>
        <Centred>
          <p role="status">
            {isRefused && isNothing
              ? formatMessage(text.nothing)
              : mistakes.size > 0
                ? formatMessage(familyNoteValueText.left, { count: mistakes.size, first: firstOf(mistakes) })
                : null}
          </p>
          <p>{formatMessage(readersText())}</p>
        </Centred>
        {draft && (
          <Centred>
            <Button variant="ghost" onClick={() => setAsksClear(true)}>
              {formatMessage(isRewriting ? text.stopRewriting : text.clear)}
            </Button>
          </Centred>
        )}
      </Fields>
      {asksClear && (
        <ConfirmDialog
          title={formatMessage(text.clearAsked)}
          tone="danger"
          confirm={{ label: formatMessage(text.clearAct) }}
          onConfirm={() => {
            setAsksClear(false);
            setRefused(false);
            acts.onClear(key);
          }}
          onClose={() => setAsksClear(false)}
        >
          {formatMessage(text.clearHelp)}
        </ConfirmDialog>
      )}
    </>
  );

  function firstOf(wrong: ReadonlyMap<number, string>) {
    const at = questions.findIndex(({ id }) => wrong.has(id));
    return formatMessage(noteFormValueText.question, { number: at + 1, label: questions[at]?.label ?? "" });
  }

  function readersText() {
    const isFamily = page.reader === "family";
    // Of the questions that are being answered, also once the team has changed them.
    if (!guardiansRead((draft?.form ?? form).readers, member.grade)) return text.readByCoaches;
    return isFamily ? text.readByFamily : text.readByBoth;
  }
}

const writerId = "note-writer";
/** Before one is chosen. */
const noWriter = "";
const none: ReadonlyMap<number, string> = new Map();

const Fields = styled.form`
  display: grid;
  gap: ${token("sp-4")};
`;

const Centred = styled(Note)`
  display: grid;
  justify-items: center;
  text-align: center;
`;
