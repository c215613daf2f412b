import { useIntl } from "react-intl";
import { themeText } from "../../copy/frame/theme.ts";
import { moonIcon, sunIcon } from "../Icon/icons.ts";
import { IconButton, type IconButtonProps } from "../IconButton/IconButton.tsx";

/** デーゲーム（明るい）か、ナイター（暗い）か。 */
export type Theme = "light" | "dark";
export type ThemeSwitchProps = Omit<IconButtonProps, "icon" | "label" | "onChange"> & {
  /** いま見えている方。 */
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
};

/** 画面の明暗を入れ替えるボタン。名前は、押すとどうなるかを言う。 */
export function ThemeSwitch({ theme, onThemeChange, onClick, ...rest }: ThemeSwitchProps) {
  const { formatMessage } = useIntl();
  const { icon, label, next } = turns[theme];

  return (
    <IconButton
      {...rest}
      icon={icon}
      label={formatMessage(label)}
      onClick={(event) => {
        onClick?.(event);
        onThemeChange(next);
      }}
    />
  );
}

const turns = {
  light: { icon: moonIcon, label: themeText.toDark, next: "dark" },
  dark: { icon: sunIcon, label: themeText.toLight, next: "light" },
} as const satisfies Record<Theme, object>;
