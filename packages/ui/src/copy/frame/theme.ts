import { defineMessages } from "react-intl";

export const themeText = defineMessages({
  toDark: { id: "theme.toDark", defaultMessage: "暗い画面にする" },
  toLight: { id: "theme.toLight", defaultMessage: "明るい画面にする" },
});
