import type { TrainingComment } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { coachTypeText } from "../../../copy/members/person.ts";
import { trainingStampText } from "../../../copy/practice/training.ts";
import { trainingPlayerText } from "../../../copy/practice/trainingPlayer.ts";
import { shortDateTime } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { Written } from "./Written.ts";

type CommentItemProps = {
  comment: Pick<TrainingComment, "by" | "stamp" | "text" | "created_at">;
  action?: ReactNode;
};

/** 指導者からの一言。 */
export function CommentItem({ comment, action }: CommentItemProps) {
  const { formatMessage } = useIntl();
  const { by, stamp, text, created_at } = comment;
  const name = by?.name ?? formatMessage(trainingPlayerText.gone);

  return (
    <Comment>
      <Avatar name={name} kind="coach" />
      <Words>
        <By>
          <Name>{name}</Name>
          {by?.coach_type && <Tag>{formatMessage(coachTypeText[by.coach_type])}</Tag>}
          <Caption as="time" dateTime={created_at}>
            {shortDateTime(Date.parse(created_at) / 1000)}
          </Caption>
        </By>
        {stamp && (
          <Written>
            <Tag tone="best">{formatMessage(trainingStampText[stamp])}</Tag>
          </Written>
        )}
        {text && <Written>{text}</Written>}
      </Words>
      {action}
    </Comment>
  );
}

const Comment = styled.li`
  display: flex;
  gap: ${token("sp-3")};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const By = styled(Written)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
`;

const Name = styled.b`
  font-weight: ${token("fw-label")};
`;
