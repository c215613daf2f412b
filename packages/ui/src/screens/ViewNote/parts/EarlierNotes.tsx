import type { Note } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { chevronRightIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { noteViewText } from "../../../copy/notes/noteView.ts";
import { shortDate } from "../../../format/date.ts";
import { Note as Remark } from "../../../layout/Text/Note.ts";
import { figures, token } from "../../../tokens/theme.ts";

type EarlierNotesProps = { earlier: Note["earlier"] };

/** 同じ選手の前のノート。 */
export function EarlierNotes({ earlier }: EarlierNotesProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel title={formatMessage(noteViewText.earlier)} flush={earlier.length > 0}>
      {earlier.length === 0 ? (
        <Remark>{formatMessage(noteViewText.noEarlier)}</Remark>
      ) : (
        <ul>
          {earlier.map(({ note_id, day, excerpt }) => (
            <Row key={note_id}>
              <Way look="bare" href={`/note/view-note/${note_id}`}>
                <Day>{shortDate(day)}</Day>
                <Excerpt>{excerpt}</Excerpt>
                <Icon path={chevronRightIcon} size="s" />
              </Way>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Row = styled.li`
  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token("sp-4")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Day = styled.span`
  ${figures}
  flex: none;
  color: ${token("ink-2")};
`;

const Excerpt = styled.span`
  flex: 1;
  min-width: 0;
  font-size: ${token("fs-small")};
  word-break: normal;
  overflow-wrap: anywhere;
`;
