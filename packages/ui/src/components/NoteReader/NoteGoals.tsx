import type { Note } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { checkIcon } from "../Icon/icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

type NoteGoalsProps = { goals: NonNullable<Note["goals"]> };

/** 書いたときの9マス目標と、この日に取り組んだもの。 */
export function NoteGoals({ goals: { centre, goals, ticked } }: NoteGoalsProps) {
  const { formatMessage } = useIntl();
  const written = goals
    .map((text, at) => ({ text, isTicked: ticked.includes(at + 1) }))
    .filter(({ text }) => text !== "");

  return (
    <section>
      <Title>{formatMessage(noteViewText.goals)}</Title>
      <Centre>{centre}</Centre>
      <Goals>
        {written.map(({ text, isTicked }) => (
          <Goal key={text} data-ticked={isTicked || undefined}>
            {isTicked && (
              <>
                <Icon path={checkIcon} size="s" />
                <VisuallyHidden>{formatMessage(noteViewText.ticked)}</VisuallyHidden>
              </>
            )}
            {text}
          </Goal>
        ))}
      </Goals>
    </section>
  );
}

const Title = styled.h3`
  color: ${token("primary-text")};
  font-size: ${token("fs-small")};
`;

const Centre = styled.p`
  font-weight: ${token("fw-label")};
  overflow-wrap: anywhere;
`;

const Goals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-2")};
  margin-block-start: ${token("sp-1")};
`;

const Goal = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  min-width: 0;
  padding: ${token("sp-1")} ${token("sp-2")};
  border-radius: ${token("r-s")};
  background: ${token("surface-3")};
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;

  &[data-ticked] {
    background: ${token("success-soft")};
    color: ${token("success")};
    font-weight: ${token("fw-label")};
  }
`;
