import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** The requirements of a password are shown before anything is typed (S9). */
export const newPasswordText = defineMessages({
  label: { id: "newPassword.label", defaultMessage: "新しいパスワード" },
  easy: {
    id: "newPassword.easy",
    defaultMessage: "推測されやすい並びです。言葉を混ぜると安心です。",
  },
  strong: { id: "newPassword.strong", defaultMessage: "十分な長さです。" },
});

export const newPasswordValueText = typed.defineMessages({
  rule: {
    id: "newPassword.rule",
    defaultMessage: "{min}文字以上で、ほかのサービスと違うものにしてください。",
  },
  short: { id: "newPassword.short", defaultMessage: "まだ{min}文字に足りません。" },
  enough: {
    id: "newPassword.enough",
    defaultMessage: "使えます。{long}文字以上なら、さらに安心です。",
  },
});
