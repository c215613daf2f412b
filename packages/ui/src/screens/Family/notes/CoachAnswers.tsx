import type { FamilyNote } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PlainText } from "../../../components/PlainText/PlainText.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { noteStampText } from "../../../copy/notes/noteStamps.ts";
import { token } from "../../../tokens/theme.ts";
import { momentText } from "../parts/familyMoment.ts";

/** 先生からのスタンプとコメント。 */
export function CoachAnswers({ note: { stamps, comments } }: { note: FamilyNote }) {
  const { formatMessage } = useIntl();
  const signOf = (by: string | null, at: string) =>
    formatMessage(familyNoteValueText.answerBy, { name: by ?? formatMessage(text.coach), time: momentText(at) });

  return (
    <List aria-label={formatMessage(text.answers)}>
      {stamps.map(({ stamp, by, at }) => (
        <li key={`${by} ${at}`}>
          <Tag tone="s">{formatMessage(noteStampText[stamp])}</Tag> <Sign>{signOf(by, at)}</Sign>
        </li>
      ))}
      {comments.map(({ id, by, text: words, at }) => (
        <li key={id}>
          <PlainText text={words} />
          <Sign>{signOf(by, at)}</Sign>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-inline-start: ${token("edge")} solid ${token("primary")};
  background: ${token("surface-2")};
  list-style: none;
`;

const Sign = styled.span`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
