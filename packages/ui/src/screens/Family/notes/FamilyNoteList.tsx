import { type ChildNotes, type FamilyPage, noteLimits } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilySection } from "../parts/FamilySection.tsx";
import { ChildGoals } from "./ChildGoals.tsx";
import { FormLine } from "./FormLine.tsx";
import { isDue, writableNotes } from "./familyNotesState.ts";
import type { OpenNotesProps } from "./OpenNotes.tsx";
import { SentLine } from "./SentLine.tsx";

export type FamilyNoteListProps = Omit<OpenNotesProps, "nowS">;

/** 送ったノートと先生の返事、いつでも書けるノート、9マス目標。 */
export function FamilyNoteList({ page, shown, notes, acts }: FamilyNoteListProps) {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(notesAtOnce);
  const { children } = notes;
  const shownChildren = children.status === "ready" ? shownOf(children.value, shown) : [];
  const isAll = shownChildren.flatMap((child) => child.notes).length <= count;
  const isCut = shownChildren.some((child) => child.notes.length >= noteLimits.familyNotes);

  return (
    <FamilySection id="notes" title={formatMessage(text.title)}>
      <Frame>
        {children.status === "loading" && <Skeleton shape="block" />}
        {children.status === "failed" && <ErrorState code={children.code} onRetry={acts.onRetry} />}
        {children.status === "ready" && <Lines {...{ page, notes, acts, count }} all={shownChildren} />}
        {!isAll && (
          <Row>
            <Button wide onClick={() => setCount(count + notesAtOnce)}>
              {formatMessage(text.more)}
            </Button>
          </Row>
        )}
        {isAll && isCut && (
          <Row>
            <Note>{formatMessage(familyNoteValueText.most, { most: noteLimits.familyNotes })}</Note>
          </Row>
        )}
      </Frame>
    </FamilySection>
  );
}

const notesAtOnce = 5;

const shownOf = (children: readonly ChildNotes[], shown: number | null) =>
  children.filter(({ member_id }) => shown === null || member_id === shown);

type LinesProps = Pick<FamilyNoteListProps, "page" | "notes" | "acts"> & { all: readonly ChildNotes[]; count: number };

function Lines({ page, notes, acts, all, count }: LinesProps) {
  const { formatMessage } = useIntl();
  const memberOf = (id: number): FamilyPage["children"][number] | undefined =>
    page.children.find(({ member_id }) => member_id === id);
  const listed = all
    .flatMap((child) => child.notes.map((note) => ({ child, note })))
    .toSorted((a, b) => b.note.written_at.localeCompare(a.note.written_at));
  const anyDay = writableNotes(notes).filter(
    (one) => !isDue(one) && one.form?.sent === null && all.some(({ member_id }) => member_id === one.memberId),
  );

  return (
    <>
      {all
        .filter(({ readable }) => !readable)
        .map(({ member_id }) => (
          <Row key={member_id}>
            <Note>
              {formatMessage(familyNoteValueText.notReadable, { name: memberOf(member_id)?.first_name ?? "" })}
            </Note>
          </Row>
        ))}
      {anyDay.map((note) => (
        <FormLine key={note.key} note={note} member={memberOf(note.memberId)} onOpen={acts.onOpen} />
      ))}
      {listed.length === 0 && anyDay.length === 0 && all.some(({ readable }) => readable) && (
        <EmptyState title={formatMessage(text.noNotes)}>{formatMessage(text.noNotesHelp)}</EmptyState>
      )}
      {listed.slice(0, count).map(({ child, note }) => (
        <SentLine
          key={note.note_id}
          note={note}
          member={memberOf(child.member_id)}
          form={child.forms.find(({ sent }) => sent?.note_id === note.note_id)}
          acts={acts}
        />
      ))}
      {all.map(({ member_id, goals }) => {
        const member = memberOf(member_id);
        return goals && member && <ChildGoals key={member_id} member={member} stored={goals} onOpen={acts.onOpen} />;
      })}
    </>
  );
}

const Frame = styled.div`
  min-width: 0;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Row = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;
