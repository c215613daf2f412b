import { noteParts } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { NoteWords } from "../../../components/NoteReader/NoteWords.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { writtenByText } from "../../../copy/notes/noteForm.ts";
import { shortDateTime } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { goalsOf } from "./notePlan.ts";
import type { WriteNoteProps } from "./writeNoteProps.ts";

/** 送ったあと：何が届き、いつまで直せるか。 */
export function SentNote({ acts, notes, note, member, stored }: WriteNoteProps) {
  const { formatMessage } = useIntl();
  const { key, memberId, form } = note;
  if (!form?.sent) return null;
  const { sent } = form;
  const children = notes.children.status === "ready" ? notes.children.value : [];
  // In the words that it was sent under, which may be those of an earlier version.
  const listed = children.find(({ member_id }) => member_id === memberId)?.notes;
  const parts =
    listed?.find(({ note_id }) => note_id === sent.note_id)?.parts ??
    noteParts(form.questions, sent.answers, goalsOf(stored)?.goals);

  return (
    <>
      <Panel flush>
        <EmptyState
          title={formatMessage(text.sent)}
          action={
            <Cluster>
              <Button variant="primary" onClick={acts.onBack}>
                {formatMessage(text.backToPage)}
              </Button>
              <Button onClick={() => acts.onRewrite(key)}>{formatMessage(text.rewrite)}</Button>
            </Cluster>
          }
        >
          {formatMessage(familyNoteValueText.sentNote, {
            time: shortDateTime(Date.parse(sent.at) / 1000),
            name: member.first_name,
            title: form.name,
          })}
          <br />
          {formatMessage(text.whereAnswered)}
        </EmptyState>
      </Panel>
      <Panel title={formatMessage(text.sentAnswers)}>
        <NoteWords parts={parts} />
        <FactList>
          <Fact term={formatMessage(text.writer)}>{formatMessage(writtenByText[sent.writer])}</Fact>
        </FactList>
      </Panel>
    </>
  );
}
