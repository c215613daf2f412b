import type { TrainingComment, TrainingPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PainReport } from "../../../components/PainReport/PainReport.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { trainingPlayerText, trainingPlayerValueText } from "../../../copy/practice/trainingPlayer.ts";
import { longDate } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";
import { CommentBox, type CommentBoxProps } from "./CommentBox.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { type CommentDraft, emptyDraft } from "./commentDraft.ts";
import { EntryItem } from "./EntryItem.tsx";
import { Written } from "./Written.ts";

export type DayPanelProps = Pick<CommentBoxProps, "onComment" | "toComment"> & {
  /** null の間は待っている。 */
  player: TrainingPlayer | null;
  day: string | null;
  userId: number;
  /** 日ごとの書きかけ。 */
  drafts: Readonly<Record<string, CommentDraft>>;
  onDraft: (day: string, draft: CommentDraft) => void;
  onRemove: (comment: TrainingComment) => void;
};

/** 一日の記録と、それへのコメント。 */
export function DayPanel({ player, day, userId, drafts, onDraft, onComment, onRemove, toComment }: DayPanelProps) {
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

  return (
    <Panel
      anchor={dayAnchor}
      title={longDate(day)}
      caption={record && formatMessage(trainingPlayerValueText.day, record)}
      footer={
        <CommentBox
          key={day}
          day={day}
          draft={drafts[day] ?? emptyDraft}
          toComment={toComment}
          onDraft={(draft) => onDraft(day, draft)}
          onComment={onComment}
        />
      }
    >
      <Stack gap="l">
        {entries.length > 0 ? (
          <ul>
            {entries.map((entry) => (
              <EntryItem key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <Nothing>{formatMessage(trainingPlayerText.none)}</Nothing>
        )}
        {entries.map(({ id, pain }) => pain && <PainReport key={id} pain={pain} />)}
        {memos.length > 0 && (
          <Part>
            <h3>{formatMessage(trainingPlayerText.memo)}</h3>
            {memos.map(({ id, memo }) => (
              <Written key={id}>{memo}</Written>
            ))}
          </Part>
        )}
        {comments.length > 0 && (
          <Part>
            <h3>{formatMessage(trainingPlayerText.comments)}</h3>
            <Comments>
              {comments.map((comment) => (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  onRemove={comment.by?.id === userId ? onRemove : undefined}
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

const Nothing = styled.p`
  color: ${token("ink-2")};
`;

const Part = styled.section`
  display: grid;
  gap: ${token("sp-1")};
`;

const Comments = styled.ul`
  display: grid;
  gap: ${token("sp-3")};
`;
