import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const numberFieldText = defineMessages({
  unreadable: { id: "numberField.unreadable", defaultMessage: "数字だけで入力してください（例：85）" },
  whole: { id: "numberField.whole", defaultMessage: "整数で入力してください" },
  oneDecimal: { id: "numberField.oneDecimal", defaultMessage: "小数は1けたまでで入力してください" },
});

export const numberFieldValueText = typed.defineMessages({
  between: { id: "numberField.between", defaultMessage: "{min}〜{max}の範囲で入力してください" },
  atLeast: { id: "numberField.atLeast", defaultMessage: "{min}以上で入力してください" },
  atMost: { id: "numberField.atMost", defaultMessage: "{max}以下で入力してください" },
});
