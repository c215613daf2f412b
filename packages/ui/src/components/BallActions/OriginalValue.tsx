import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballActionText } from "../../copy/analyzer/ballActions.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";

export type OriginalValueProps = {
  /** 「元の値 137.4 km/h（…に訂正）」 */
  text: string;
  /** ボタンの名前。「球速を元にもどす」 */
  label: string;
  onRestore: () => void;
};

/** 直す前の値と、それにもどすボタン。保存するまで、もどらない。 */
export function OriginalValue({ text, label, onRestore }: OriginalValueProps) {
  const { formatMessage } = useIntl();

  return (
    <Row>
      <Words>{text}</Words>
      <Button size="s" aria-label={label} onClick={onRestore}>
        {formatMessage(ballActionText.toOriginal)}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding-block-start: ${token("sp-1")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Words = styled.span`
  flex: 1 1 ${token("cell-m")};
  min-width: 0;
  word-break: auto-phrase;
`;
