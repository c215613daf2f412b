import { isAnswered, memberName, type NoteSummary } from "@kyuseki/domain";
import type { MouseEvent, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { gradeText } from "../../copy/members/person.ts";
import { noteQueueText } from "../../copy/notes/noteQueue.ts";
import { noteStampText } from "../../copy/notes/noteStamps.ts";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { starIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { useNoteTime } from "../NoteReader/useNoteTime.ts";
import { Status } from "../Status/Status.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type NoteRowProps = {
  note: NoteSummary;
  nowS: number;
  href: string;
  /** いま隣で開いている。 */
  isOpen: boolean;
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** まとめて返信するときのチェックボックス。 */
  check?: ReactNode;
};

/** ノートの一覧の一行。 */
export function NoteRow({ note, nowS, href, isOpen, onOpen, check }: NoteRowProps) {
  const { formatMessage } = useIntl();
  const timeOf = useNoteTime(nowS);
  const { member, pain, late, starred, stamps, title } = note;
  const name = memberName(member);

  return (
    <Row data-open={isOpen || undefined} data-note={note.note_id}>
      {check && <Check>{check}</Check>}
      <Way look="bare" href={href} aria-current={isOpen ? "true" : undefined} onClick={onOpen}>
        <Avatar name={name} />
        <Words>
          <Head>
            <Name data-unread={!note.read || undefined}>{name}</Name>
            <Caption>{formatMessage(gradeText[member.grade])}</Caption>
            {starred && (
              <>
                <Starred path={starIcon} size="s" />
                <VisuallyHidden>{formatMessage(noteViewText.star)}</VisuallyHidden>
              </>
            )}
            <Time dateTime={note.written_at}>{timeOf(note.written_at)}</Time>
          </Head>
          <Excerpt>{note.excerpt}</Excerpt>
          <Foot>
            {pain && <Tag tone="w">{formatMessage(noteQueueText.pain)}</Tag>}
            {late && <Tag>{formatMessage(noteQueueText.late)}</Tag>}
            {title !== "" && <Title>{title}</Title>}
            {stamps.map(({ stamp, at }) => (
              <Tag key={`${stamp} ${at}`} tone="s">
                {formatMessage(noteStampText[stamp])}
              </Tag>
            ))}
            <State>
              {isAnswered(note) ? (
                <Status tone="ok">{formatMessage(noteQueueText.answered)}</Status>
              ) : (
                <Status tone="wait">{formatMessage(noteQueueText.unanswered)}</Status>
              )}
            </State>
          </Foot>
        </Words>
      </Way>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  scroll-margin-block: ${token("sp-9")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  &:hover {
    background: ${token("surface-2")};
  }
  &[data-open] {
    background: ${token("primary-soft")};
  }
`;

const Check = styled.span`
  padding-inline-start: ${token("sp-3")};
`;

const Way = styled(Link)`
  display: flex;
  flex: 1;
  gap: ${token("sp-3")};
  min-width: 0;
  padding: ${token("sp-3")} ${token("sp-4")};

  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
`;

const Name = styled.b`
  font-weight: ${token("fw-label")};
  overflow-wrap: anywhere;

  &[data-unread] {
    font-weight: ${token("fw-h1")};
  }
`;

const Starred = styled(Icon)`
  color: ${token("warn-mark")};
  fill: currentColor;
`;

const Time = styled.time`
  margin-inline-start: auto;
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

/** A person's own words, at most two lines of them. */
const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
  word-break: normal;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Foot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
  margin-block-start: ${token("sp-1")};
`;

const Title = styled(Caption)`
  overflow-wrap: anywhere;
`;

const State = styled.span`
  margin-inline-start: auto;
`;
