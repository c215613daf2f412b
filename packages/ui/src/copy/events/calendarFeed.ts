import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The address that a calendar of one's own follows (EV-3). */
export const calendarFeedText = plain.defineMessages({
  title: { id: "calendarFeed.title", defaultMessage: "カレンダーに追加" },
  what: {
    id: "calendarFeed.what",
    defaultMessage:
      "チームの行事が、あなたのスマートフォンやパソコンのカレンダーに自動で入ります。変更と中止も、カレンダーが次に読み込んだときに届きます。",
  },
  make: { id: "calendarFeed.make", defaultMessage: "購読のリンクを作る" },
  makeNew: { id: "calendarFeed.makeNew", defaultMessage: "新しいリンクを作る" },
  makeNewHelp: {
    id: "calendarFeed.makeNewHelp",
    defaultMessage:
      "リンクは作ったときだけ表示します。ほかのカレンダーにも入れるときは、新しく作ってください。前のリンクは止まります。",
  },
  url: { id: "calendarFeed.url", defaultMessage: "購読のリンク" },
  copy: { id: "calendarFeed.copy", defaultMessage: "リンクをコピー" },
  copied: { id: "calendarFeed.copied", defaultMessage: "リンクをコピーしました。" },
  notCopied: {
    id: "calendarFeed.notCopied",
    defaultMessage: "コピーできませんでした。上の欄のリンクを選んで、コピーしてください。",
  },
  open: { id: "calendarFeed.open", defaultMessage: "この端末のカレンダーで開く" },
  picture: { id: "calendarFeed.picture", defaultMessage: "購読のリンクのQRコード" },
  pictureHelp: {
    id: "calendarFeed.pictureHelp",
    defaultMessage: "パソコンで見ているときは、スマートフォンのカメラで読み取れます。",
  },
  how: { id: "calendarFeed.how", defaultMessage: "カレンダーへの入れ方" },
  apple: { id: "calendarFeed.apple", defaultMessage: "iPhone・iPad・Mac" },
  appleHow: {
    id: "calendarFeed.appleHow",
    defaultMessage: "「この端末のカレンダーで開く」を押し、「照会」または「登録」を選びます。",
  },
  google: { id: "calendarFeed.google", defaultMessage: "Googleカレンダー" },
  googleHow: {
    id: "calendarFeed.googleHow",
    defaultMessage:
      "パソコンでGoogleカレンダーを開き、「他のカレンダー」の＋から「URLで追加」を選び、リンクを貼り付けます。反映に半日ほどかかることがあります。",
  },
  secret: {
    id: "calendarFeed.secret",
    defaultMessage: "リンクを知っている人は、だれでもチームの行事を見られます。人に渡さないでください。",
  },
  stop: { id: "calendarFeed.stop", defaultMessage: "リンクを止める" },
  stopAsk: { id: "calendarFeed.stopAsk", defaultMessage: "購読のリンクを止めますか？" },
  stopAfter: {
    id: "calendarFeed.stopAfter",
    defaultMessage:
      "カレンダーに新しい行事や変更が届かなくなります。もう入っている行事は、カレンダーのほうで消してください。",
  },
  stopped: { id: "calendarFeed.stopped", defaultMessage: "購読のリンクを止めました。" },
  never: { id: "calendarFeed.never", defaultMessage: "まだどのカレンダーも読み込んでいません" },
});

export const calendarFeedValueText = typed.defineMessages({
  since: { id: "calendarFeed.since", defaultMessage: "{day}に作ったリンクが使われています。{read}。" },
  read: { id: "calendarFeed.read", defaultMessage: "最後に読み込まれたのは {at}" },
});
