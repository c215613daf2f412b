import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Events on the page of a family: 出欠, 車, what is planned, and its calendar. */
export const familyEventText = plain.defineMessages({
  attendance: { id: "familyEvent.attendance", defaultMessage: "出欠" },
  meet: { id: "familyEvent.meet", defaultMessage: "集合" },
  practice: { id: "familyEvent.practice", defaultMessage: "練習" },
  game: { id: "familyEvent.game", defaultMessage: "試合" },
  measuring: { id: "familyEvent.measuring", defaultMessage: "測定" },
  other: { id: "familyEvent.other", defaultMessage: "開始" },
  end: { id: "familyEvent.end", defaultMessage: "解散" },
  allDay: { id: "familyEvent.allDay", defaultMessage: "終日" },
  place: { id: "familyEvent.place", defaultMessage: "場所" },
  opponent: { id: "familyEvent.opponent", defaultMessage: "相手" },
  bring: { id: "familyEvent.bring", defaultMessage: "持ち物" },
  ifRain: { id: "familyEvent.ifRain", defaultMessage: "雨の場合" },
  duty: { id: "familyEvent.duty", defaultMessage: "当番" },
  note: { id: "familyEvent.note", defaultMessage: "連絡事項" },
  contact: { id: "familyEvent.contact", defaultMessage: "連絡先" },
  cancelled: { id: "familyEvent.cancelled", defaultMessage: "中止" },
  cancelledTitle: { id: "familyEvent.cancelledTitle", defaultMessage: "この行事は中止になりました。" },
  full: {
    id: "familyEvent.full",
    defaultMessage: "定員に達しています。空きが出るまで、新しく「参加」「遅刻・早退」にはできません。",
  },
  car: { id: "familyEvent.car", defaultMessage: "車" },
  arrived: { id: "familyEvent.arrived", defaultMessage: "届きました" },
  seats: { id: "familyEvent.seats", defaultMessage: "乗せられる人数" },
  seatsHelp: { id: "familyEvent.seatsHelp", defaultMessage: "ご家族のお子さんのほかに" },
  fewer: { id: "familyEvent.fewer", defaultMessage: "1人へらす" },
  more: { id: "familyEvent.more", defaultMessage: "1人ふやす" },
  plan: { id: "familyEvent.plan", defaultMessage: "予定" },
  showAll: { id: "familyEvent.showAll", defaultMessage: "予定をすべて見る" },
  addCalendar: { id: "familyEvent.addCalendar", defaultMessage: "カレンダーに追加" },
  calendarHelp: {
    id: "familyEvent.calendarHelp",
    defaultMessage:
      "スマートフォンのカレンダーに、このページの予定を入れるためのアドレスを作ります。変更や中止も、あとから反映されます。使う人ごとに作り、ご家族のほかの人には渡さないでください。",
  },
  makeCalendar: { id: "familyEvent.makeCalendar", defaultMessage: "アドレスを作る" },
  calendarAddress: { id: "familyEvent.calendarAddress", defaultMessage: "カレンダーのアドレス" },
  openCalendar: { id: "familyEvent.openCalendar", defaultMessage: "カレンダーアプリで開く" },
  copy: { id: "familyEvent.copy", defaultMessage: "コピーする" },
  copied: { id: "familyEvent.copied", defaultMessage: "コピーしました。" },
  notCopied: {
    id: "familyEvent.notCopied",
    defaultMessage: "コピーできませんでした。アドレスを長押しして、コピーしてください。",
  },
});

export const familyEventValueText = typed.defineMessages({
  title: { id: "familyEvent.title", defaultMessage: "{day} {title}" },
  times: { id: "familyEvent.times", defaultMessage: "{from}〜{to}" },
  days: { id: "familyEvent.days", defaultMessage: "{first}〜{last}" },
  contactWith: { id: "familyEvent.contactWith", defaultMessage: "{name} {phone}" },
  person: { id: "familyEvent.person", defaultMessage: "{count, number}人" },
  carOffer: { id: "familyEvent.carOffer", defaultMessage: "{count, number}人乗せられる" },
});
