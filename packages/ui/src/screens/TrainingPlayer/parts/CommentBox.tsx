import { type TrainingCommentDraft, trainingCommentDraftSchema, trainingStamps } from "@kyuseki/domain";
import { trainingLimits } from "@kyuseki/domain/training";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { messageIcon } from "../../../components/Icon/icons.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { trainingStampText } from "../../../copy/practice/training.ts";
import { trainingPlayerText } from "../../../copy/practice/trainingPlayer.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { type CommentDraft, emptyDraft } from "./commentDraft.ts";

export type CommentBoxProps = {
  day: string;
  draft: CommentDraft;
  /** はじめから書けるように、ここへ来る。 */
  toComment: boolean;
  onDraft: (draft: CommentDraft) => void;
  /** 断られたら reject する。書いたものは消えない。 */
  onComment: (draft: TrainingCommentDraft) => Promise<unknown>;
};

/** コメントを書き、スタンプを選ぶ。どちらかだけでも送れる。 */
export function CommentBox({ day, draft, toComment, onDraft, onComment }: CommentBoxProps) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLTextAreaElement>(null);
  const [fieldError, setFieldError] = useState<string>();
  const { busy, failure, send } = useSending();

  useEffect(() => {
    if (toComment) box.current?.focus();
  }, [toComment]);

  const change = (part: Partial<CommentDraft>) => {
    setFieldError(undefined);
    onDraft({ ...draft, ...part });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = trainingCommentDraftSchema.safeParse({ ...draft, date: day });
    setFieldError(parsed.error?.issues[0]?.message);
    if (!parsed.success) {
      box.current?.focus();
      return;
    }
    const answer = await send(() => onComment(parsed.data));
    if ("result" in answer) onDraft(emptyDraft);
  };

  return (
    <Form id="comment" onSubmit={handleSubmit} noValidate>
      <FailureBanner failure={failure} />
      <TextArea
        ref={box}
        label={formatMessage(trainingPlayerText.write)}
        rows={2}
        max={trainingLimits.commentMax}
        value={draft.text}
        error={fieldError ?? failure?.fields?.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Foot>
        <Stamps role="group" aria-label={formatMessage(trainingPlayerText.stamps)}>
          {trainingStamps.map((stamp) => (
            <Chip
              key={stamp}
              selected={draft.stamp === stamp}
              onClick={() => change({ stamp: draft.stamp === stamp ? null : stamp })}
            >
              {formatMessage(trainingStampText[stamp])}
            </Chip>
          ))}
        </Stamps>
        <Button type="submit" variant="primary" icon={messageIcon} busy={busy}>
          {formatMessage(busy ? trainingPlayerText.sending : trainingPlayerText.send)}
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  flex: 1;
  gap: ${token("sp-3")};
  min-width: 0;
  padding-block: ${token("sp-2")};
  scroll-margin-block-end: calc(2 * ${token("bottombar")} + ${token("sp-6")});
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${token("sp-2")};
`;

const Stamps = styled.div`
  display: flex;
  flex: 1 1 ${token("cell-l")};
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
