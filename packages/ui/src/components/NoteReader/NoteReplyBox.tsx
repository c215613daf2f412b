import { type CommentOffer, commentOnNote, noteLimits } from "@kyuseki/domain";
import { type FormEvent, type KeyboardEvent, type Ref, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { token } from "../../tokens/theme.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { sendIcon } from "../Icon/icons.ts";
import { TextArea } from "../TextArea/TextArea.tsx";
import { NoteOffers } from "./NoteOffers.tsx";
import type { NoteActions, NoteReply } from "./noteReaderProps.ts";

type NoteReplyBoxProps = Pick<NoteActions, "onType" | "onComment"> & {
  reply: NoteReply;
  offers: readonly CommentOffer[];
  boxRef?: Ref<HTMLTextAreaElement> | undefined;
};

/** コメントを書く。Ctrl（⌘）+ Enter でも送れる。 */
export function NoteReplyBox({ reply, offers, boxRef, onType, onComment }: NoteReplyBoxProps) {
  const { formatMessage } = useIntl();
  const [mistake, setMistake] = useState<string>();
  const { text, busy, failure } = reply;
  const isConflict = failure?.code === "conflict";

  const send = (anyway: boolean) => {
    if (busy) return;
    const draft = commentOnNote.body.shape.text.safeParse(text);
    setMistake(draft.error?.issues[0]?.message);
    if (draft.success) onComment(draft.data, anyway);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === lateComposing) return;
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    send(false);
  };
  const change = (next: string) => {
    setMistake(undefined);
    onType(next);
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <FailureBanner failure={failure?.fields?.text ? undefined : failure} />
      {isConflict && (
        <Button busy={busy} onClick={() => send(true)}>
          {formatMessage(noteViewText.anyway)}
        </Button>
      )}
      <TextArea
        ref={boxRef}
        label={formatMessage(noteViewText.write)}
        rows={2}
        max={noteLimits.commentMax}
        value={text}
        error={mistake ?? failure?.fields?.text}
        onKeyDown={handleKeyDown}
        onChange={(event) => change(event.target.value)}
      />
      <Foot>
        <NoteOffers offers={offers} onOffer={(sentence) => change(text === "" ? sentence : `${text}\n${sentence}`)} />
        <Button type="submit" variant="primary" icon={sendIcon} busy={busy}>
          {formatMessage(busy ? noteViewText.sending : noteViewText.send)}
        </Button>
      </Foot>
    </Form>
  );
}

/** Some browsers end a composition before they report the key that ended it. */
const lateComposing = 229;

const Form = styled.form`
  display: grid;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${token("sp-2")};
`;
