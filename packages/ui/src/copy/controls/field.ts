import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const fieldText = defineMessages({
  required: { id: "field.required", defaultMessage: "必須" },
  showPassword: { id: "field.showPassword", defaultMessage: "パスワードを表示する" },
  hidePassword: { id: "field.hidePassword", defaultMessage: "パスワードを隠す" },
  email: { id: "field.email", defaultMessage: "メールアドレス" },
  clear: { id: "field.clear", defaultMessage: "検索の文字を消す" },
});

export const fieldValueText = typed.defineMessages({
  shortcut: { id: "field.shortcut", defaultMessage: "Ctrl {key}" },
});
