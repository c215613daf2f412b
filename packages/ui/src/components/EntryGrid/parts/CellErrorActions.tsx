import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryText } from "../../../copy/controls/entry.ts";
import { token } from "../../../tokens/theme.ts";
import { Button } from "../../Button/Button.tsx";
import type { CellError } from "./cellError.ts";

export type CellErrorActionsProps = {
  cellError: CellError;
  /** 押したあと、入力欄へ戻すために呼ばれる。 */
  onSettled: () => void;
  /** 表の中では、押しても打っている途中の欄から離れない。 */
  keepsFocus?: boolean;
};

/** ひと押しの直し、この値でよい、消す。 */
export function CellErrorActions({ cellError, onSettled, keepsFocus = false }: CellErrorActionsProps) {
  const { formatMessage } = useIntl();
  const { fieldError, fix, keep, clear } = cellError;
  const press = (act: () => void) => () => {
    act();
    onSettled();
  };

  const stay = keepsFocus ? (event: MouseEvent) => event.preventDefault() : undefined;

  if (!fix && !keep && !clear) return null;
  return (
    <Row>
      {fix && (
        <Button size="s" onMouseDown={stay} variant="primary" aria-keyshortcuts="Alt+Enter" onClick={press(fix)}>
          {fieldError.fix?.label}
        </Button>
      )}
      {keep && (
        <Button size="s" onMouseDown={stay} aria-keyshortcuts={fix ? undefined : "Alt+Enter"} onClick={press(keep)}>
          {formatMessage(entryText.keep)}
        </Button>
      )}
      {clear && (
        <Button size="s" onMouseDown={stay} onClick={press(clear)}>
          {formatMessage(entryText.clear)}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
