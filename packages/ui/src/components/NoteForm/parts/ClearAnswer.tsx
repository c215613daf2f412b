import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteFormText } from "../../../copy/notes/noteForm.ts";
import { token } from "../../../tokens/theme.ts";
import { Button } from "../../Button/Button.tsx";
import { closeIcon } from "../../Icon/icons.ts";

type ClearAnswerProps = { label: string; onClear: () => void };

/** 任意の質問の答えを取り消す。 */
export function ClearAnswer({ label, onClear }: ClearAnswerProps) {
  const { formatMessage } = useIntl();
  const words = formatMessage(noteFormText.clear);
  return (
    <Row>
      <Button variant="ghost" size="s" icon={closeIcon} aria-label={`${words} ${label}`} onClick={onClear}>
        {words}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block-start: ${token("sp-2")};
`;
