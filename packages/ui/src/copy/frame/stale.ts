import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const staleText = defineMessages({
  bySomeone: { id: "stale.bySomeone", defaultMessage: "ほかの人が先に保存しました" },
  what: {
    id: "stale.what",
    defaultMessage: "同じ項目に、違う内容が入っています。残すほうを、項目ごとに選んでください。",
  },
  theirs: { id: "stale.theirs", defaultMessage: "いまの保存内容" },
  mine: { id: "stale.mine", defaultMessage: "あなたの入力" },
  blank: { id: "stale.blank", defaultMessage: "（空欄）" },
  later: { id: "stale.later", defaultMessage: "あとで決める" },
  resolve: { id: "stale.resolve", defaultMessage: "選んだ内容で保存する" },
});

export const staleValueText = typed.defineMessages({
  by: { id: "stale.by", defaultMessage: "{name}さんが先に保存しました" },
});
