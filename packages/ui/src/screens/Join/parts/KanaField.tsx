import { asHiragana } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { NameField, type NameFieldProps } from "../../../components/TextField/NameField.tsx";
import { joinValueText } from "../../../copy/team/join.ts";
import { token } from "../../../tokens/theme.ts";

/** よみがな。カタカナで書かれたら、ひらがなに直すボタンを添える。 */
export function KanaField({ value, onChange, error, ...rest }: NameFieldProps) {
  const { formatMessage } = useIntl();
  const kana = asHiragana(value);

  return (
    <Frame>
      <NameField {...rest} value={value} error={error} onChange={onChange} />
      {error && kana !== value && (
        <Correct size="s" icon={editIcon} onClick={() => onChange(kana)}>
          {formatMessage(joinValueText.asHiragana, { kana })}
        </Correct>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token("sp-2")};
  min-width: 0;

  & > :first-child {
    width: 100%;
  }
`;

const Correct = styled(Button)`
  white-space: normal;
  overflow-wrap: anywhere;
`;
