import type { TrainingComment } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Avatar } from "../../components/Avatar/Avatar.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { coachTypeText } from "../../copy/person.ts";
import { trainingStampText } from "../../copy/training.ts";
import { trainingPlayerText } from "../../copy/trainingPlayer.ts";
import { shortDateTime } from "../../format/date.ts";

type CommentItemProps = {
  comment: TrainingComment;
  /** 自分のものだけ消せる。 */
  onRemove?: ((comment: TrainingComment) => void) | undefined;
};

/** 指導者からの一言。 */
export function CommentItem({ comment, onRemove }: CommentItemProps) {
  const { formatMessage } = useIntl();
  const { by, stamp, text, created_at } = comment;
  const name = by?.name ?? formatMessage(trainingPlayerText.gone);

  return (
    <li>
      <Avatar name={name} kind="coach" />
      <div>
        <p data-part="by">
          <b>{name}</b>
          {by?.coach_type && <Tag>{formatMessage(coachTypeText[by.coach_type])}</Tag>}
          <time dateTime={created_at}>{shortDateTime(Date.parse(created_at) / 1000)}</time>
        </p>
        {stamp && (
          <p>
            <Tag tone="best">{formatMessage(trainingStampText[stamp])}</Tag>
          </p>
        )}
        {text && <p>{text}</p>}
      </div>
      {onRemove && (
        <IconButton icon="trash" label={formatMessage(trainingPlayerText.remove)} onClick={() => onRemove(comment)} />
      )}
    </li>
  );
}
