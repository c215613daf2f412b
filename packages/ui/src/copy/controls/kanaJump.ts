import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const kanaJumpText = defineMessages({
  rows: { id: "kanaJump.rows", defaultMessage: "五十音で移動" },
});

export const kanaJumpValueText = typed.defineMessages({
  rowOf: { id: "kanaJump.rowOf", defaultMessage: "{kana}行" },
});
