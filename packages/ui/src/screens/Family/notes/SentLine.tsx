import type { FamilyNote, NoteForm } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../components/Accordion/Accordion.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { NoteWords } from "../../../components/NoteReader/NoteWords.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { dayOf, longDate, momentOf } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import type { FamilyMember } from "../parts/familyActs.ts";
import { useSeen } from "../parts/notices/useSeen.ts";
import { CoachAnswers } from "./CoachAnswers.tsx";
import { type FamilyNotesActs, noteKey } from "./familyNotesState.ts";

type SentLineProps = {
  note: FamilyNote;
  member: FamilyMember | undefined;
  /** まだ直せるなら、その紙。 */
  form: NoteForm | undefined;
  acts: Pick<FamilyNotesActs, "onOpen" | "onSeen">;
};

/** 送ったノートの一行。開くと、書いたことと先生の返事。 */
export function SentLine({ note, member, form, acts }: SentLineProps) {
  const { formatMessage } = useIntl();
  // Read while it is open, it stays marked until the page is opened again.
  const [wasNew] = useState(note.new_answer);
  const seen = useSeen(note.new_answer ? () => acts.onSeen(note.note_id) : undefined);
  const isAnswered = note.stamps.length > 0 || note.comments.length > 0;

  return (
    <Accordion
      title={
        <Line>
          <b>{[member?.first_name, note.title].filter(Boolean).join("　")}</b>
          <Words>
            {formatMessage(familyNoteValueText.sentOn, { day: longDate(dayOf(momentOf(note.written_at))) })}
          </Words>
          {wasNew || note.new_answer ? (
            <Tag tone="best">{formatMessage(text.newAnswer)}</Tag>
          ) : (
            isAnswered && <Tag tone="s">{formatMessage(text.hasAnswer)}</Tag>
          )}
        </Line>
      }
    >
      <Inside>
        {isAnswered && (
          <div ref={seen}>
            <CoachAnswers note={note} />
          </div>
        )}
        <NoteWords parts={note.parts} />
        {form && member && (
          <Button
            icon={editIcon}
            onClick={() => acts.onOpen({ page: "note", key: noteKey(member.member_id, form.template_id) })}
          >
            {formatMessage(text.rewrite)}
          </Button>
        )}
      </Inside>
    </Accordion>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-3")};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

const Inside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-4")};
`;
