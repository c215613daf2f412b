import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { undoIcon } from "../Icon/icons.ts";

export type UndoBarProps = {
  /** いま送ったこと（「増田 碧に「ナイス！」を送りました」）。null: なし。 */
  done: string | null;
  /** 取り消せるときだけ。 */
  onUndo: (() => void) | undefined;
  withKeys: boolean;
};

/** 送ったばかりの返信と、その取り消し。変わるたびに読み上げる。 */
export function UndoBar({ done, onUndo, withKeys }: UndoBarProps) {
  const { formatMessage } = useIntl();

  return (
    <Bar role="status" data-empty={done === null || undefined}>
      <span>{done}</span>
      {onUndo && (
        <Button size="s" icon={undoIcon} aria-keyshortcuts={withKeys ? "U" : undefined} onClick={onUndo}>
          {formatMessage(noteViewText.undo)}
        </Button>
      )}
    </Bar>
  );
}

/** Always there, so that a screen reader hears what is put into it. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
  min-height: ${token("touch")};
  padding: ${token("sp-1")} ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  background: ${token("success-soft")};
  color: ${token("success")};
  font-size: ${token("fs-small")};

  &[data-empty] {
    position: absolute;
    min-height: ${token("sp-0")};
    padding: ${token("sp-0")};
    border: 0;
  }
`;
