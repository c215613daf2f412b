import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** An event of the provider. */
export const eventDetailText = plain.defineMessages({
  calendar: { id: "eventDetail.calendar", defaultMessage: "カレンダーに追加（.ics）" },
  who: { id: "eventDetail.who", defaultMessage: "参加する選手" },
  nobody: { id: "eventDetail.nobody", defaultMessage: "このチームから参加する選手は、まだいません。" },
  choose: { id: "eventDetail.choose", defaultMessage: "選手を選ぶ" },
  change: { id: "eventDetail.change", defaultMessage: "選手を変える" },
  body: { id: "eventDetail.body", defaultMessage: "案内" },
  closed: {
    id: "eventDetail.closed",
    defaultMessage: "申し込みの受け付けは終わりました。取り消しは、始まるまでできます。",
  },
  began: {
    id: "eventDetail.began",
    defaultMessage: "このイベントは、もう始まっています。参加する選手は変えられません。",
  },
  over: { id: "eventDetail.over", defaultMessage: "このイベントは終わりました。" },
  full: { id: "eventDetail.full", defaultMessage: "満員です。選手を減らすことはできます。" },
  ours: { id: "eventDetail.ours", defaultMessage: "このチーム" },
  all: { id: "eventDetail.all", defaultMessage: "申し込み" },
  until: { id: "eventDetail.until", defaultMessage: "申し込みの締め切り" },
  noLimit: { id: "eventDetail.noLimit", defaultMessage: "なし" },
  gone: { id: "eventDetail.gone", defaultMessage: "このイベントは見つかりませんでした" },
});

export const eventDetailWords = typed.defineMessages({
  places: { id: "eventDetail.places", defaultMessage: "定員{capacity, number}人・あと{left, number}人" },
  players: { id: "eventDetail.players", defaultMessage: "このチームから{count, number}人" },
  applied: { id: "eventDetail.applied", defaultMessage: "{count, number}人が参加します。" },
});
