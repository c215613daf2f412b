import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const formText = defineMessages({
  optional: { id: "form.optional", defaultMessage: "任意" },
  atLimit: { id: "form.atLimit", defaultMessage: "文字数の上限です" },
});

export const formValueText = typed.defineMessages({
  count: { id: "form.count", defaultMessage: "{used} / {max}" },
  countSpoken: { id: "form.countSpoken", defaultMessage: "{max}文字まで。いま{used}文字です。" },
  nearLimit: { id: "form.nearLimit", defaultMessage: "残り{left}文字以内です" },
  overLimit: { id: "form.overLimit", defaultMessage: "{over}文字減らしてください" },
  removeChip: { id: "form.removeChip", defaultMessage: "{name}を外す" },
});
