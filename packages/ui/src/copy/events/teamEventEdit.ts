import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Labels of the form; the keys of fields are those of `EventValues`. */
export const eventFieldText = plain.defineMessages({
  kind: { id: "eventField.kind", defaultMessage: "種類" },
  title: { id: "eventField.title", defaultMessage: "行事の名前" },
  all_day: { id: "eventField.all_day", defaultMessage: "終日（時刻を決めない）" },
  day: { id: "eventField.day", defaultMessage: "日付" },
  last_day: { id: "eventField.last_day", defaultMessage: "終わりの日" },
  meets: { id: "eventField.meets", defaultMessage: "集合" },
  starts: { id: "eventField.starts", defaultMessage: "開始" },
  ends: { id: "eventField.ends", defaultMessage: "解散" },
  timetable: { id: "eventField.timetable", defaultMessage: "そのほかの予定" },
  place: { id: "eventField.place", defaultMessage: "場所" },
  meeting_place: { id: "eventField.meeting_place", defaultMessage: "集合場所" },
  opponent: { id: "eventField.opponent", defaultMessage: "相手" },
  bring: { id: "eventField.bring", defaultMessage: "持ち物" },
  if_rain: { id: "eventField.if_rain", defaultMessage: "雨の場合" },
  note: { id: "eventField.note", defaultMessage: "連絡事項" },
  contact_name: { id: "eventField.contact_name", defaultMessage: "連絡先の名前" },
  contact_phone: { id: "eventField.contact_phone", defaultMessage: "連絡先の電話番号" },
  everyone: { id: "eventField.everyone", defaultMessage: "招待する選手" },
  member_ids: { id: "eventField.member_ids", defaultMessage: "選ぶ" },
  audience: { id: "eventField.audience", defaultMessage: "対象" },
  capacity: { id: "eventField.capacity", defaultMessage: "定員" },
  deadline_day: { id: "eventField.deadline_day", defaultMessage: "締め切りの日" },
  deadline_time: { id: "eventField.deadline_time", defaultMessage: "締め切りの時刻" },
  remind: { id: "eventField.remind", defaultMessage: "締め切りの前に、返事のない家族へ自動で1度知らせる" },
  cars: { id: "eventField.cars", defaultMessage: "車を出せるか、家族に聞く" },
  repeat_until: { id: "eventField.repeat_until", defaultMessage: "くり返しの終わりの日" },
  scope: { id: "eventField.scope", defaultMessage: "変える回" },
  tell: { id: "eventField.tell", defaultMessage: "招待した人に知らせる" },
  message: { id: "eventField.message", defaultMessage: "伝えること" },
  urgent: { id: "eventField.urgent", defaultMessage: "緊急：夜でもすぐに送る" },
});

export const teamEventEditText = plain.defineMessages({
  newEvent: { id: "teamEventEdit.newEvent", defaultMessage: "新しい行事" },
  edit: { id: "teamEventEdit.edit", defaultMessage: "行事を変える" },
  what: { id: "teamEventEdit.what", defaultMessage: "何をするか" },
  when: { id: "teamEventEdit.when", defaultMessage: "いつ" },
  where: { id: "teamEventEdit.where", defaultMessage: "どこで" },
  who: { id: "teamEventEdit.who", defaultMessage: "だれを呼ぶか" },
  details: { id: "teamEventEdit.details", defaultMessage: "持ち物と連絡" },
  tellPart: { id: "teamEventEdit.tellPart", defaultMessage: "家族への知らせ" },
  meetsHelp: { id: "teamEventEdit.meetsHelp", defaultMessage: "なければ空けておきます" },
  otherDay: { id: "teamEventEdit.otherDay", defaultMessage: "別の日に終わる" },
  addTime: { id: "teamEventEdit.addTime", defaultMessage: "予定を足す" },
  timeLabel: { id: "teamEventEdit.timeLabel", defaultMessage: "予定の名前" },
  time: { id: "teamEventEdit.time", defaultMessage: "時刻" },
  everyone: { id: "teamEventEdit.everyone", defaultMessage: "全員" },
  everyoneHelp: { id: "teamEventEdit.everyoneHelp", defaultMessage: "これから入る選手も招待します" },
  some: { id: "teamEventEdit.some", defaultMessage: "選んだ選手" },
  someHelp: { id: "teamEventEdit.someHelp", defaultMessage: "学年やグループ、一人ずつ" },
  capacityHelp: {
    id: "teamEventEdit.capacityHelp",
    defaultMessage: "参加と遅刻・早退の人数が達すると、満員になります。",
  },
  hasDeadline: { id: "teamEventEdit.hasDeadline", defaultMessage: "出欠の締め切りを決める" },
  carsHelp: {
    id: "teamEventEdit.carsHelp",
    defaultMessage: "出せる席と必要な席を数え、だれがどの車に乗るかを出します。",
  },
  repeat: { id: "teamEventEdit.repeat", defaultMessage: "毎週くり返す" },
  one: { id: "teamEventEdit.one", defaultMessage: "この回だけ" },
  following: { id: "teamEventEdit.following", defaultMessage: "この回と、後の回" },
  messageHelp: {
    id: "teamEventEdit.messageHelp",
    defaultMessage: "日時や場所と、変わったところは自動で書かれます。",
  },
  quietHelp: { id: "teamEventEdit.quietHelp", defaultMessage: "21:00〜7:00 は送らず、朝7:00に送ります。" },
  notTold: {
    id: "teamEventEdit.notTold",
    defaultMessage: "家族のページとカレンダーは変わりますが、知らせは届きません。",
  },
  save: { id: "teamEventEdit.save", defaultMessage: "保存する" },
  add: { id: "teamEventEdit.add", defaultMessage: "追加する" },
  clashTitle: { id: "teamEventEdit.clashTitle", defaultMessage: "ほかの行事と時間が重なっています。" },
  leaveAfter: {
    id: "teamEventEdit.leaveAfter",
    defaultMessage: "この行事に、保存していない変更があります。",
  },
  gone: { id: "teamEventEdit.gone", defaultMessage: "この行事は見つかりませんでした" },
  goneHelp: {
    id: "teamEventEdit.goneHelp",
    defaultMessage: "取り消されたか、リンクがまちがっています。一覧から探してください。",
  },
  toList: { id: "teamEventEdit.toList", defaultMessage: "行事の一覧へ" },
  dayMissing: { id: "teamEventEdit.dayMissing", defaultMessage: "日付を入力してください" },
  timeMissing: { id: "teamEventEdit.timeMissing", defaultMessage: "時刻を入力してください" },
  yes: { id: "teamEventEdit.yes", defaultMessage: "はい" },
  no: { id: "teamEventEdit.no", defaultMessage: "いいえ" },
});

/** Said on the next page. */
export const teamEventDoneText = plain.defineMessages({
  added: { id: "teamEventDone.added", defaultMessage: "行事を追加しました" },
  saved: { id: "teamEventDone.saved", defaultMessage: "行事を保存しました" },
  everyone: { id: "teamEventDone.everyone", defaultMessage: "全員" },
});

export const teamEventEditValueText = typed.defineMessages({
  row: { id: "teamEventEdit.row", defaultMessage: "予定{number, number}" },
  removeRow: { id: "teamEventEdit.removeRow", defaultMessage: "予定{number, number}を消す" },
  occurrences: { id: "teamEventEdit.occurrences", defaultMessage: "毎週{weekday}曜に、全部で{count, number}回" },
  following: { id: "teamEventEdit.followingCount", defaultMessage: "この回と、後の{count, number}回" },
  clash: { id: "teamEventEdit.clash", defaultMessage: "{day} {times}「{title}」" },
  saveAndTell: { id: "teamEventEdit.saveAndTell", defaultMessage: "保存して{count, number}人に知らせる" },
  addAndTell: { id: "teamEventEdit.addAndTell", defaultMessage: "追加して{count, number}人に知らせる" },
  players: { id: "teamEventEdit.players", defaultMessage: "{count, number}人" },
});
