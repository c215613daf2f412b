import { defineMessages } from "react-intl";

/** Titles of the pages that are drawn without the shell's router: they load no other title. */
export const aloneTitleText = defineMessages({
  login: { id: "title.login", defaultMessage: "ログイン" },
  family: { id: "title.family", defaultMessage: "家族のページ" },
});
