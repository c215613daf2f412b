import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** The letter that leads a family to its page. */
export const familyLetterText = defineMessages({
  lead: { id: "familyLetter.lead", defaultMessage: "家族のページのご案内" },
  picture: { id: "familyLetter.picture", defaultMessage: "家族のページを開くQRコード" },
  what: {
    id: "familyLetter.what",
    defaultMessage: "チームからのお知らせを読み、参加・不参加などの返事ができるページです。",
  },
  scan: { id: "familyLetter.scan", defaultMessage: "スマートフォンのカメラで、QRコードを読み取ります。" },
  answer: {
    id: "familyLetter.answer",
    defaultMessage: "お知らせを読み、返事を押します。ログインもアプリも要りません。",
  },
  keep: { id: "familyLetter.keep", defaultMessage: "ブックマークしておくと、いつでも同じページを開けます。" },
  secret: {
    id: "familyLetter.secret",
    defaultMessage: "このQRコードを持つ人は、だれでもご家族のページを開けます。ご家族のほかに渡さないでください。",
  },
  back: { id: "familyLetter.back", defaultMessage: "お知らせ送信へ" },
  link: { id: "familyLetter.link", defaultMessage: "リンクをコピー・止める" },
  look: { id: "familyLetter.look", defaultMessage: "紙の種類" },
  letter: { id: "familyLetter.letter", defaultMessage: "手紙（1枚に1家族）" },
  card: { id: "familyLetter.card", defaultMessage: "切り取って配る札（1枚に4家族）" },
  none: { id: "familyLetter.none", defaultMessage: "手紙を渡す選手が選ばれていません" },
  noneBody: {
    id: "familyLetter.noneBody",
    defaultMessage: "お知らせ送信やまだの人から選手を選ぶと、その家族の手紙を印刷できます。",
  },
  choose: { id: "familyLetter.choose", defaultMessage: "選手を選ぶ" },
  typed: { id: "familyLetter.typed", defaultMessage: "読み取れないときは、このアドレスを入力してください。" },
});

export const familyLetterValueText = typed.defineMessages({
  to: { id: "familyLetter.to", defaultMessage: "{names}のご家族へ" },
  name: { id: "familyLetter.name", defaultMessage: "{name}さん" },
  until: { id: "familyLetter.until", defaultMessage: "{day}まで使えます。" },
  ask: {
    id: "familyLetter.ask",
    defaultMessage: "なくしたとき、人に知られたとき、分からないときは、{contact}に聞いてください。",
  },
  printed: { id: "familyLetter.printed", defaultMessage: "{day} 印刷" },
});

/** The coach's ways to hand a family its link. */
export const familyLinkDialogText = defineMessages({
  title: { id: "familyLinkDialog.title", defaultMessage: "家族のページのリンク" },
  fresh: {
    id: "familyLinkDialog.fresh",
    defaultMessage:
      "コピーか印刷をすると、新しいリンクができます。前に渡したリンクも、そのまま使えます。リンクを持つ人はだれでも開けるので、ご家族だけに渡してください。",
  },
  copy: { id: "familyLinkDialog.copy", defaultMessage: "リンクをコピー" },
  copied: { id: "familyLinkDialog.copied", defaultMessage: "リンクをコピーしました。" },
  notCopied: {
    id: "familyLinkDialog.notCopied",
    defaultMessage: "リンクをコピーできませんでした。下のリンクを選んでコピーしてください。",
  },
  link: { id: "familyLinkDialog.link", defaultMessage: "家族のページのリンク" },
  print: { id: "familyLinkDialog.print", defaultMessage: "手紙を印刷する" },
  stop: { id: "familyLinkDialog.stop", defaultMessage: "リンクをすべて止める" },
  stopHelp: {
    id: "familyLinkDialog.stopHelp",
    defaultMessage:
      "メールや紙で渡したリンクも、すぐに開けなくなります。元には戻せません。新しいリンクは、次のお知らせのメールか、新しい手紙で届きます。",
  },
  stopped: { id: "familyLinkDialog.stopped", defaultMessage: "このご家族のリンクをすべて止めました。" },
});

export const familyLinkDialogValueText = typed.defineMessages({
  whose: { id: "familyLinkDialog.whose", defaultMessage: "{names}のご家族のページです。" },
  stopAsked: { id: "familyLinkDialog.stopAsked", defaultMessage: "{names}のご家族のリンクをすべて止めますか？" },
});
