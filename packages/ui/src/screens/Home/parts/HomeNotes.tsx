import { type HomeNote, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { homeNoteValueText, homeNoteText as text } from "../../../copy/notes/homeNotes.ts";
import { momentOf, shortDateTime } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { LowerPanelProps } from "./homePart.ts";

/** 未返信の成長ノート。痛み・違和感から（NO-1）。 */
export function HomeNotes({ home: { notes }, busy, onRetry }: LowerPanelProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel
      title={formatMessage(text.title)}
      caption={notes && formatMessage(homeNoteValueText.unanswered, { count: notes.unanswered })}
      action={<Link href="/note">{formatMessage(text.all)}</Link>}
      flush
    >
      {!notes && <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />}
      {notes?.unanswered === 0 && <Nothing>{formatMessage(text.none)}</Nothing>}
      {notes && notes.first.length > 0 && (
        <ul>
          {notes.first.map((note) => (
            <NoteLine key={note.note_id} note={note} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NoteLine({ note: { note_id, member, written_at, excerpt, pain } }: { note: HomeNote }) {
  const { formatMessage } = useIntl();
  const name = memberName(member);

  return (
    <Line>
      <Way look="bare" href={`/note/view-note/${note_id}`}>
        <Avatar name={name} />
        <span>
          <Head>
            <b>{name}</b>
            {pain && <Tag tone="w">{formatMessage(text.pain)}</Tag>}
            <Caption>{shortDateTime(momentOf(written_at))}</Caption>
          </Head>
          <Words>{excerpt}</Words>
        </span>
      </Way>
    </Line>
  );
}

const Line = styled.li`
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-2")};
  overflow-wrap: anywhere;

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  color: ${token("ink-2")};
`;
