import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const unsentNoticeText = plain.defineMessages({
  cancel: { id: "unsentNotice.cancel", defaultMessage: "予約を取り消す" },
  cancelAsk: { id: "unsentNotice.cancelAsk", defaultMessage: "予約を取り消して、下書きに戻しますか？" },
  cancelBody: { id: "unsentNotice.cancelBody", defaultMessage: "家族には届きません。下書きから、もう一度送れます。" },
  draft: { id: "unsentNotice.draft", defaultMessage: "このお知らせは下書きです。まだだれにも届いていません。" },
  edit: { id: "unsentNotice.edit", defaultMessage: "続きを書く" },
  held: { id: "unsentNotice.held", defaultMessage: "まもなく送ります。" },
});

export const unsentNoticeValueText = typed.defineMessages({
  leavesAt: { id: "unsentNotice.leavesAt", defaultMessage: "{time} に、{audience}（{players, number}人）へ送ります。" },
});
