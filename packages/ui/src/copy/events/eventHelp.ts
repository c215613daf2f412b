import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** 車の席. */
export const seatsText = plain.defineMessages({
  title: { id: "eventSeats.title", defaultMessage: "車の席" },
  ask: { id: "eventSeats.ask", defaultMessage: "席を出せるか聞く" },
  needed: { id: "eventSeats.needed", defaultMessage: "必要" },
  offered: { id: "eventSeats.offered", defaultMessage: "出せる" },
  free: { id: "eventSeats.free", defaultMessage: "空き" },
  missing: { id: "eventSeats.missing", defaultMessage: "不足" },
  freeSeat: { id: "eventSeats.freeSeat", defaultMessage: "空き" },
  seat: { id: "eventSeats.seat", defaultMessage: "席" },
  none: { id: "eventSeats.none", defaultMessage: "車を出せる家族は、まだいません。" },
  counted: { id: "eventSeats.counted", defaultMessage: "席の数は、参加の返事と車の返事から数えます。" },
});

export const seatsWords = typed.defineMessages({
  seatsOfCars: { id: "eventSeats.seatsOfCars", defaultMessage: "席・{count, number}台" },
  ifAllCome: {
    id: "eventSeats.ifAllCome",
    defaultMessage: "未回答と未定の<b>{players, number}人が全員来ると、{missing, number}席足りません。</b>",
  },
  waiting: { id: "eventSeats.waiting", defaultMessage: "<b>{count, number}席足りません。</b>席のない選手：{names}" },
  carOf: { id: "eventSeats.carOf", defaultMessage: "{name}さんの車" },
  taken: { id: "eventSeats.taken", defaultMessage: "{taken, number} / {seats, number}席" },
  own: { id: "eventSeats.own", defaultMessage: "{names}は自分で来ます。" },
  san: { id: "eventSeats.san", defaultMessage: "{name}さん" },
});

/** 当番. */
export const dutiesText = plain.defineMessages({
  title: { id: "eventDuties.title", defaultMessage: "当番" },
  add: { id: "eventDuties.add", defaultMessage: "当番を加える" },
  change: { id: "eventDuties.change", defaultMessage: "変える" },
  ask: { id: "eventDuties.ask", defaultMessage: "お願いする" },
  open: { id: "eventDuties.open", defaultMessage: "まだ決まっていません" },
  none: {
    id: "eventDuties.none",
    defaultMessage: "当番はまだありません。加えると、今年度の回数が少ない家族から案を出します。",
  },
  allSet: { id: "eventDuties.allSet", defaultMessage: "すべて決まっています" },
  name: { id: "eventDuties.name", defaultMessage: "当番の名前" },
  nameHelp: { id: "eventDuties.nameHelp", defaultMessage: "例：審判、スコア、救急箱と氷" },
  family: { id: "eventDuties.family", defaultMessage: "お願いする家族" },
  familyHelp: {
    id: "eventDuties.familyHelp",
    defaultMessage: "今年度の回数が少ない順です。回数に、この行事の分は入りません。",
  },
  later: { id: "eventDuties.later", defaultMessage: "あとで決める" },
  save: { id: "eventDuties.save", defaultMessage: "決める" },
  remove: { id: "eventDuties.remove", defaultMessage: "この当番を消す" },
  suggest: { id: "eventDuties.suggest", defaultMessage: "おまかせで割り当てる" },
  suggestBody: {
    id: "eventDuties.suggestBody",
    defaultMessage: "来る予定の家族のうち、今年度の回数が少ない家族を選びました。あとで変えられます。",
  },
  left: { id: "eventDuties.left", defaultMessage: "退団した家族" },
});

export const dutiesWords = typed.defineMessages({
  open: { id: "eventDuties.openCount", defaultMessage: "{all, number}つのうち{open, number}つが未定" },
  changeOf: { id: "eventDuties.changeOf", defaultMessage: "変える（{name}）" },
  askFor: { id: "eventDuties.askFor", defaultMessage: "お願いする（{name}）" },
  turns: { id: "eventDuties.turns", defaultMessage: "{name}さん（今年度{count, number}回）" },
  suggested: { id: "eventDuties.suggested", defaultMessage: "{duty}：{family}" },
  suggestAsk: { id: "eventDuties.suggestAsk", defaultMessage: "未定の{count, number}つを割り当てますか？" },
  propose: { id: "eventDuties.propose", defaultMessage: "{name}さんにする" },
});

/** 中止・変更. */
export const cancelEventText = plain.defineMessages({
  what: { id: "cancelEvent.what", defaultMessage: "内容" },
  change: { id: "cancelEvent.change", defaultMessage: "時間・場所を変える" },
  cancel: { id: "cancelEvent.cancel", defaultMessage: "中止する" },
  changeHelp: {
    id: "cancelEvent.changeHelp",
    defaultMessage: "時間や場所は、編集の画面で変えます。保存するときに、招待した人に変更を知らせられます。",
  },
  toEdit: { id: "cancelEvent.toEdit", defaultMessage: "編集の画面へ" },
  reason: { id: "cancelEvent.reason", defaultMessage: "理由" },
  noReason: { id: "cancelEvent.noReason", defaultMessage: "書かない" },
  rain: { id: "cancelEvent.rain", defaultMessage: "雨・グラウンド不良" },
  opponent: { id: "cancelEvent.opponent", defaultMessage: "相手チームの都合" },
  illness: { id: "cancelEvent.illness", defaultMessage: "感染症・体調" },
  other: { id: "cancelEvent.other", defaultMessage: "そのほか" },
  message: { id: "cancelEvent.message", defaultMessage: "伝えること" },
  scope: { id: "cancelEvent.scope", defaultMessage: "中止する回" },
  one: { id: "cancelEvent.one", defaultMessage: "この回だけ" },
  urgent: { id: "cancelEvent.urgent", defaultMessage: "夜でもすぐに送る" },
  urgentHelp: { id: "cancelEvent.urgentHelp", defaultMessage: "選ばなければ、夜のあいだは朝まで待って送ります" },
  helpers: { id: "cancelEvent.helpers", defaultMessage: "車を出す家族と当番の家族も含みます。" },
  stays: {
    id: "cancelEvent.stays",
    defaultMessage: "予定は消えず「中止」と表示されます。カレンダーに追加した人の予定も、次の更新で中止になります。",
  },
});

export const cancelEventWords = typed.defineMessages({
  title: { id: "cancelEvent.title", defaultMessage: "{day}の{title}を中止・変更" },
  following: { id: "cancelEvent.following", defaultMessage: "この回から先の{count, number}回すべて" },
  tell: { id: "cancelEvent.tell", defaultMessage: "招待した{count, number}人と保護者 全員に知らせる" },
  tellHelp: {
    id: "cancelEvent.tellHelp",
    defaultMessage: "返事がまだの{unanswered, number}人と、不参加の{absent, number}人も含みます",
  },
  send: { id: "cancelEvent.send", defaultMessage: "中止して{count, number}人に知らせる" },
});
