import { actionText } from "../controls/action.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const eventListText = plain.defineMessages({
  time: { id: "eventList.time", defaultMessage: "時期" },
  coming: { id: "eventList.coming", defaultMessage: "これから" },
  over: { id: "eventList.over", defaultMessage: "終わった行事" },
  host: { id: "eventList.host", defaultMessage: "主催" },
  all: actionText.all,
  team: { id: "eventList.team", defaultMessage: "チーム" },
  provider: { id: "eventList.provider", defaultMessage: "運営" },
  kind: { id: "eventList.kind", defaultMessage: "種類" },
  everyKind: { id: "eventList.everyKind", defaultMessage: "すべての種類" },
  search: { id: "eventList.search", defaultMessage: "名前・場所で探す" },
  look: { id: "eventList.look", defaultMessage: "見かた" },
  list: { id: "eventList.list", defaultMessage: "一覧" },
  month: { id: "eventList.month", defaultMessage: "月" },
  toCalendar: { id: "eventList.toCalendar", defaultMessage: "カレンダーに追加" },
  add: { id: "eventList.add", defaultMessage: "行事を追加" },
  addLong: { id: "eventList.addLong", defaultMessage: "行事を追加する" },
  clash: { id: "eventList.clash", defaultMessage: "重なり" },
  otherKinds: { id: "eventList.otherKinds", defaultMessage: "測定会・その他" },
  providerKind: { id: "eventList.providerKind", defaultMessage: "運営の行事（点線）" },
  none: { id: "eventList.none", defaultMessage: "これからの行事はまだありません" },
  noneHelp: {
    id: "eventList.noneHelp",
    defaultMessage: "練習や試合を追加すると、家族のページに出て、出欠を集められます。",
  },
  noneOver: { id: "eventList.noneOver", defaultMessage: "終わった行事はまだありません" },
  noneOverHelp: { id: "eventList.noneOverHelp", defaultMessage: "終わった行事は、1年のあいだここに残ります。" },
  noneInMonth: { id: "eventList.noneInMonth", defaultMessage: "この月の行事はありません" },
  notFound: { id: "eventList.notFound", defaultMessage: "条件に合う行事がありません" },
  notFoundHelp: {
    id: "eventList.notFoundHelp",
    defaultMessage: "言葉を短くするか、条件を外してください。",
  },
});

export const eventOrderText = plain.defineMessages({
  near: { id: "eventList.near", defaultMessage: "日付の近い順" },
  far: { id: "eventList.far", defaultMessage: "日付の遠い順" },
});

export const eventListValueText = typed.defineMessages({
  comingCount: { id: "eventList.comingCount", defaultMessage: "これから {count, number}" },
  count: { id: "eventList.count", defaultMessage: "{count, number}件" },
  show: { id: "eventList.show", defaultMessage: "{count, number}件を表示する" },
  file: { id: "eventList.file", defaultMessage: "行事_{day}.csv" },
});

export const eventCsvText = plain.defineMessages({
  day: { id: "eventCsv.day", defaultMessage: "日付" },
  weekday: { id: "eventCsv.weekday", defaultMessage: "曜日" },
  from: { id: "eventCsv.from", defaultMessage: "始まり" },
  until: { id: "eventCsv.until", defaultMessage: "終わり" },
  kind: { id: "eventCsv.kind", defaultMessage: "種類" },
  title: { id: "eventCsv.title", defaultMessage: "行事" },
  place: { id: "eventCsv.place", defaultMessage: "場所" },
  audience: { id: "eventCsv.audience", defaultMessage: "対象" },
  taken: { id: "eventCsv.taken", defaultMessage: "参加（人）" },
  unanswered: { id: "eventCsv.unanswered", defaultMessage: "未回答（人）" },
  places: { id: "eventCsv.places", defaultMessage: "定員・招待（人）" },
  deadline: { id: "eventCsv.deadline", defaultMessage: "締め切り" },
  state: { id: "eventCsv.state", defaultMessage: "状態" },
});
