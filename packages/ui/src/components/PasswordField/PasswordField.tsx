import { type ComponentPropsWithRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { fieldText } from "../../copy/controls/field.ts";
import { token } from "../../tokens/theme.ts";
import { controlState } from "../Field/controlState.ts";
import { controlStyle } from "../Field/controlStyle.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import { eyeIcon, eyeOffIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export type PasswordFieldProps = Omit<ComponentPropsWithRef<"input">, "type"> & FieldTexts;

/** パスワードの入力。目のボタンで文字を確かめられる。 */
export function PasswordField({ label, error, help, optional, id, ...rest }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);

  return (
    <Field {...{ label, error, help, optional, id }} {...controlState(rest)}>
      {(control) => (
        <Frame>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? "text" : "password"}
          />
          <Reveal
            icon={shown ? eyeOffIcon : eyeIcon}
            label={formatMessage(shown ? fieldText.hidePassword : fieldText.showPassword)}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
`;

const Reveal = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token("sp-1")};
  margin-block: auto;
  color: ${token("ink-2")};
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: ${token("sp-9")};

  &::-ms-reveal {
    display: none;
  }
`;
