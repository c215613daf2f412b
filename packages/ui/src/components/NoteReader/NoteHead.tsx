import { memberName, type Note } from "@kyuseki/domain";
import { type Ref, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { gradeText } from "../../copy/members/person.ts";
import { noteQueueText } from "../../copy/notes/noteQueue.ts";
import { noteWriterText, scaleText } from "../../copy/notes/noteStamps.ts";
import { noteViewText, noteViewValueText } from "../../copy/notes/noteView.ts";
import { dayOf, longDate, momentOf, shortDateTime, timeOf } from "../../format/date.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { Remark } from "../../layout/Text/Remark.ts";
import { media, token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Link } from "../Link/Link.tsx";
import { ScaleMarks } from "../ScaleMarks/ScaleMarks.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { NoteStar } from "./NoteStar.tsx";

type NoteHeadProps = {
  note: Note;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  onStar: (isStarred: boolean) => void;
};

/** だれの、いつのノートか。 */
export function NoteHead({ note, titleRef, onStar }: NoteHeadProps) {
  const { formatMessage } = useIntl();
  const { member, day, written_at, changed_at, writer, scale, title } = note;
  const name = memberName(member);
  const facts = useMemo(
    () => [
      formatMessage(gradeText[member.grade]),
      ...(dayOf(momentOf(written_at)) === day
        ? [`${longDate(day)} ${timeOf(momentOf(written_at))}`]
        : [longDate(day), formatMessage(noteViewValueText.written, { time: timeOn(day, written_at) })]),
      ...(title === "" ? [] : [title]),
      ...(writer === null ? [] : [formatMessage(noteWriterText[writer])]),
      ...(changed_at === null ? [] : [formatMessage(noteViewValueText.changed, { time: timeOn(day, changed_at) })]),
    ],
    [formatMessage, member.grade, day, written_at, title, writer, changed_at],
  );

  return (
    <Head>
      <Avatar name={name} size="l" />
      <Who>
        <Name ref={titleRef} tabIndex={-1}>
          <Way look="bare" href={`/note/note-list/${member.id}`} title={formatMessage(noteViewText.playerNotes)}>
            {name}
          </Way>
        </Name>
        <Facts>
          {facts.join("・")}
          {note.late && <Tag>{formatMessage(noteQueueText.late)}</Tag>}
        </Facts>
      </Who>
      <Marks>
        {scale !== null && (
          <>
            <Word aria-hidden="true">{formatMessage(scaleText.feel)}</Word>
            <ScaleMarks value={scale} />
          </>
        )}
        <NoteStar name={name} isStarred={note.starred} onStar={onStar} />
      </Marks>
    </Head>
  );
}

/** With its day where that is not the note's. */
function timeOn(day: string, isoInstant: string): string {
  const at = momentOf(isoInstant);
  return dayOf(at) === day ? timeOf(at) : shortDateTime(at);
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
`;

const Who = styled.div`
  flex: 1 1 calc(2 * ${token("sp-10")});
  min-width: 0;
`;

const Name = styled.h2`
  overflow-wrap: anywhere;
`;

const Way = styled(Link)`
  position: relative;

  /* High enough for a finger, without moving the lines. */
  &::after {
    content: "";
    position: absolute;
    inset: calc(-1 * ${token("sp-3")}) 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Facts = styled(Remark)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  overflow-wrap: anywhere;
`;

const Marks = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;

const Word = styled(Caption)`
  @media ${media.mobile} {
    display: none;
  }
`;
