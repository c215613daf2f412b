import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Long texts, printed sheets, findings. */
export const paperText = defineMessages({
  print: { id: "paper.print", defaultMessage: "印刷する" },
  preview: { id: "paper.preview", defaultMessage: "印刷の見本" },
  estimates: { id: "paper.estimates", defaultMessage: "推定値を含みます。体のことは医師に相談してください。" },
  table: { id: "paper.table", defaultMessage: "表" },
  done: { id: "paper.done", defaultMessage: "済み" },
  undone: { id: "paper.undone", defaultMessage: "まだ" },
});

export const findingText = defineMessages({
  evidence: { id: "finding.evidence", defaultMessage: "根拠" },
  width: { id: "finding.width", defaultMessage: "幅" },
  comparedWith: { id: "finding.comparedWith", defaultMessage: "比べた相手" },
  caveat: { id: "finding.caveat", defaultMessage: "気をつけて" },
  next: { id: "finding.next", defaultMessage: "次に試すこと" },
  surest: { id: "finding.surest", defaultMessage: "もっとも確かなこと" },
  none: { id: "finding.none", defaultMessage: "いまのところ、はっきりした変化はありません" },
  tooFew: { id: "finding.tooFew", defaultMessage: "変化を言うには、記録がまだ足りません" },
  uncompared: { id: "finding.uncompared", defaultMessage: "変化を言うには、前とくらべられる日の記録がまだ足りません" },
  estimate: {
    id: "finding.estimate",
    defaultMessage: "推定値です。指導の判断は、動画と体調とあわせて行ってください。",
  },
});

export const paperValueText = typed.defineMessages({
  page: { id: "paper.page", defaultMessage: "{page, number} / {count, number}" },
});

export const findingValueText = typed.defineMessages({
  interval: { id: "finding.interval", defaultMessage: "<n>{from}</n> から <n>{to}</n> {unit}（90%区間）" },
  only: { id: "finding.only", defaultMessage: "この期間の記録は{count, number}{unit}です。" },
  looked: { id: "finding.looked", defaultMessage: "{count, number}{unit}から計算しました。" },
});
