import { accountLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { newPasswordText, newPasswordValueText } from "../../copy/account/newPassword.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import type { IconPath } from "../Icon/Icon.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { infoIcon, successIcon, warningIcon } from "../Icon/icons.ts";
import { PasswordField, type PasswordFieldProps } from "../PasswordField/PasswordField.tsx";
import { type PasswordStrength, passwordStrength, strongLength } from "./passwordStrength.ts";

export type NewPasswordFieldProps = Omit<PasswordFieldProps, "label" | "help" | "value" | "defaultValue"> & {
  value: string;
  /** なければ「新しいパスワード」。 */
  label?: string | undefined;
};

/** これから使うパスワードの入力。決まりを先に伝え、推測されにくさを言葉で添える。 */
export function NewPasswordField({ label, value, error, ...rest }: NewPasswordFieldProps) {
  const { formatMessage } = useIntl();
  const min = accountLimits.passwordMin;
  const strength = passwordStrength(value);
  const words = {
    short: formatMessage(newPasswordValueText.short, { min }),
    easy: formatMessage(newPasswordText.easy),
    enough: formatMessage(newPasswordValueText.enough, { long: strongLength }),
    strong: formatMessage(newPasswordText.strong),
  } satisfies Record<PasswordStrength, string>;

  return (
    <Stack gap="xs">
      <PasswordField
        autoComplete="new-password"
        {...rest}
        value={value}
        error={error}
        label={label ?? formatMessage(newPasswordText.label)}
        help={formatMessage(newPasswordValueText.rule, { min })}
      />
      <Strength role="status" data-strength={strength}>
        {value !== "" && !error && (
          <>
            <Mark path={icons[strength]} size="s" />
            <span>{words[strength]}</span>
          </>
        )}
      </Strength>
    </Stack>
  );
}

const icons = {
  short: infoIcon,
  easy: warningIcon,
  enough: successIcon,
  strong: successIcon,
} as const satisfies Record<PasswordStrength, IconPath>;

const inks = {
  short: token("ink-2"),
  easy: token("warn"),
  enough: token("success"),
  strong: token("success"),
} as const satisfies Record<PasswordStrength, string>;

/** The line is always there, so that nothing below moves at the first letter. */
const Strength = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-1")};
  min-height: calc(${token("fs-small")} * ${token("lh-small")});
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
  word-break: auto-phrase;

  ${Object.entries(inks)
    .map(([strength, ink]) => `&[data-strength="${strength}"] { color: ${ink}; }`)
    .join("\n")}
`;

const Mark = styled(Icon)`
  margin-block-start: 0.15em;
`;
