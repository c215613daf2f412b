import { defineMessages } from "react-intl";

/** When a page could not be drawn: what happened and what to do next. */
export const brokenPartText = defineMessages({
  title: { id: "brokenPart.title", defaultMessage: "この画面を表示できませんでした" },
  lead: {
    id: "brokenPart.lead",
    defaultMessage: "保存した記録は消えていません。何度も出るときは、表示番号を添えてお問い合わせください。",
  },
  number: { id: "brokenPart.number", defaultMessage: "表示番号" },
  copy: { id: "brokenPart.copy", defaultMessage: "番号をコピー" },
  copied: { id: "brokenPart.copied", defaultMessage: "コピーしました" },
  offline: { id: "brokenPart.offline", defaultMessage: "オフラインのため、この画面を開けません" },
  offlineLead: {
    id: "brokenPart.offlineLead",
    defaultMessage: "通信がつながると、自動で開きます。ほかの画面の書きかけは端末に残っています。",
  },
});
