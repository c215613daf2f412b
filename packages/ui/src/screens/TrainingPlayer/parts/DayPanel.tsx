import type { TrainingComment, TrainingPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { editIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { type OnDevice, SavedOnDevice } from "../../../components/SavedOnDevice/SavedOnDevice.tsx";
import { type UnsentState, UnsentTag } from "../../../components/SavedOnDevice/UnsentTag.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { pitchRecordText } from "../../../copy/practice/pitchGuard.ts";
import { trainingPlayerText, trainingPlayerValueText } from "../../../copy/practice/trainingPlayer.ts";
import { longDate } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";
import { CommentBox, type CommentBoxProps } from "./CommentBox.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { type CommentDraft, emptyDraft } from "./commentDraft.ts";
import { DayEntries, type DayEntriesProps, type UnsentTrainingRecord } from "./DayEntries.tsx";
import { Written } from "./Written.ts";

/** この端末で、送信を待っているコメント。 */
export type UnsentTrainingComment = Omit<TrainingComment, "id"> & { id: string; state: UnsentState };

export type DayPanelProps = Pick<CommentBoxProps, "onComment" | "toComment"> & {
  /** null の間は待っている。 */
  player: TrainingPlayer | null;
  day: string | null;
  userId: number;
  /** いまチームにいる選手だけに記入する。 */
  canRecord: boolean;
  unsent: readonly UnsentTrainingComment[];
  unsentRecords: readonly UnsentTrainingRecord[];
  onDevice: OnDevice;
  /** 日ごとの書きかけ。 */
  drafts: Readonly<Record<string, CommentDraft>>;
  onDraft: (day: string, draft: CommentDraft) => void;
  onRemove: (comment: TrainingComment) => void;
  onDeleteRecord: NonNullable<DayEntriesProps["onDelete"]>;
};

/** 一日の記録と、それへのコメント。 */
export function DayPanel(props: DayPanelProps) {
  const { player, day, userId, canRecord, drafts, unsent, unsentRecords, onDevice } = props;
  const { toComment, onDraft, onComment, onRemove, onDeleteRecord } = props;
  const { formatMessage } = useIntl();
  if (!player) {
    return (
      <Panel aria-busy="true" aria-label={formatMessage(trainingPlayerText.loading)}>
        <Skeleton shape="title" />
      </Panel>
    );
  }
  if (day === null) return <Panel>{formatMessage(trainingPlayerText.noMonth)}</Panel>;

  const record = player.days.find(({ date }) => date === day);
  const entries = record?.entries ?? [];
  const memos = entries.filter(({ memo }) => memo !== "");
  const comments = player.comments.filter(({ date }) => date === day);
  const waiting = unsent.filter(({ date }) => date === day);

  return (
    <Panel
      anchor={dayAnchor}
      title={longDate(day)}
      action={
        canRecord && (
          <ButtonLink
            size="s"
            icon={editIcon}
            href={`/dashboard/pitch-guard?player=${player.member.id}&record=1&day=${day}`}
          >
            {formatMessage(pitchRecordText.recordOne)}
          </ButtonLink>
        )
      }
      caption={record && formatMessage(trainingPlayerValueText.day, record)}
      footer={
        <Foot>
          <CommentBox
            key={day}
            day={day}
            draft={drafts[day] ?? emptyDraft}
            toComment={toComment}
            onDraft={(draft) => onDraft(day, draft)}
            onComment={onComment}
          />
          <SavedOnDevice {...onDevice} />
        </Foot>
      }
    >
      <Stack gap="l">
        <DayEntries
          day={day}
          entries={entries}
          unsent={unsentRecords.filter(({ date }) => date === day)}
          onDelete={canRecord ? onDeleteRecord : undefined}
        />
        {memos.length > 0 && (
          <Part>
            <h3>{formatMessage(trainingPlayerText.memo)}</h3>
            {memos.map(({ id, memo }) => (
              <Written key={id}>{memo}</Written>
            ))}
          </Part>
        )}
        {comments.length + waiting.length > 0 && (
          <Part>
            <h3>{formatMessage(trainingPlayerText.comments)}</h3>
            <Comments>
              {comments.map((comment) => (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  action={
                    comment.by?.id === userId && (
                      <IconButton
                        icon={trashIcon}
                        label={formatMessage(trainingPlayerText.remove)}
                        onClick={() => onRemove(comment)}
                      />
                    )
                  }
                />
              ))}
              {waiting.map(({ id, state, ...comment }) => (
                <CommentItem
                  key={id}
                  comment={comment}
                  action={
                    <span>
                      <UnsentTag state={state} />
                    </span>
                  }
                />
              ))}
            </Comments>
          </Part>
        )}
      </Stack>
    </Panel>
  );
}

/** Anchor of links to a day. */
export const dayAnchor = "day";

const Part = styled.section`
  display: grid;
  gap: ${token("sp-1")};
`;

const Foot = styled.div`
  display: grid;
  flex: 1;
  gap: ${token("sp-1")};
  min-width: 0;
`;

const Comments = styled.ul`
  display: grid;
  gap: ${token("sp-3")};
`;
