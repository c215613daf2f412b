import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const comboBoxText = defineMessages({
  empty: { id: "comboBox.empty", defaultMessage: "見つかりません" },
  emptyHelp: {
    id: "comboBox.emptyHelp",
    defaultMessage: "漢字・ひらがな・ローマ字のどれでも探せます。",
  },
  open: { id: "comboBox.open", defaultMessage: "候補をすべて開く" },
});

export const comboBoxValueText = typed.defineMessages({
  clear: { id: "comboBox.clear", defaultMessage: "{label}の選択を消す" },
});
