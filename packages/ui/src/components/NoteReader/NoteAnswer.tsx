import type { NoteCoach } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { coachTypeText } from "../../copy/members/person.ts";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Tag } from "../Tag/Tag.tsx";

type NoteAnswerProps = {
  by: NoteCoach;
  at: string;
  /** `at` を読める形にしたもの。 */
  time: string;
  action?: ReactNode;
  children: ReactNode;
};

/** 返信ひとつ。 */
export function NoteAnswer({ by, at, time, action, children }: NoteAnswerProps) {
  const { formatMessage } = useIntl();
  const name = by?.name ?? formatMessage(noteViewText.formerCoach);

  return (
    <Row>
      <Avatar name={name} kind="coach" />
      <Said>
        <By>
          <Name>{name}</Name>
          {by?.coach_type && <Tag>{formatMessage(coachTypeText[by.coach_type])}</Tag>}
          <Caption as="time" dateTime={at}>
            {time}
          </Caption>
        </By>
        {children}
      </Said>
      {action}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: ${token("sp-3")};
  padding-block: ${token("sp-2")};
`;

const Said = styled.div`
  flex: 1;
  min-width: 0;
`;

const By = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
`;

const Name = styled.b`
  font-weight: ${token("fw-label")};
  overflow-wrap: anywhere;
`;
