import { useIntl } from "react-intl";
import styled from "styled-components";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { clockIcon, undoIcon } from "../../../components/Icon/icons.ts";
import { editingText } from "../../../copy/controls/editing.ts";
import { noticeValueText } from "../../../copy/notices/notice.ts";
import { notificationValueText } from "../../../copy/notices/notification.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { HeldNotice } from "../notificationProps.ts";

type HeldBarProps = { held: HeldNotice; onCancel: () => Promise<void> };

/** 送信を押した後の、取り消せる60秒。残りの秒は読み上げない。 */
export function HeldBar({ held: { title, players, secondsLeft }, onCancel }: HeldBarProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);

  return (
    <Bar>
      <Icon path={clockIcon} />
      <Words role="status">
        {formatMessage(notificationValueText.held, { title, players })}
        {sentence}
      </Words>
      <Seconds role="timer">{formatMessage(noticeValueText.secondsLeft, { seconds: secondsLeft })}</Seconds>
      <Button variant="board" icon={undoIcon} busy={busy} onClick={() => void send(onCancel)}>
        {formatMessage(editingText.undo)}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-2")});
  z-index: ${token("z-sticky")};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-radius: ${token("r-m")};
  background: ${token("board")};
  color: ${token("board-ink")};
  box-shadow: ${token("shadow-2")};
`;

const Words = styled.span`
  flex: 1 1 50%;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Seconds = styled.b`
  color: ${token("board-lamp")};
  font-family: ${token("font-num")};
`;
