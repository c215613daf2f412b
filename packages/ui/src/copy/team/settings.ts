import type { Better } from "@kyuseki/domain/measuringDays";
import type { GuardWeek } from "@kyuseki/domain/pitchGuard";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

export const settingText = defineMessages({
  managersOnly: {
    id: "setting.managersOnly",
    defaultMessage: "各種設定を変えられるのは監督だけです。変更が必要なときは、監督に頼んでください。",
  },
  leaveAfter: { id: "setting.leaveAfter", defaultMessage: "各種設定に、保存していない変更があります。" },
});

export const limitText = defineMessages({
  title: { id: "limit.title", defaultMessage: "投球数の上限" },
  caption: { id: "limit.caption", defaultMessage: "ホーム・チームレポート・投球数ガードで使います" },
  ownHelp: { id: "limit.ownHelp", defaultMessage: "空欄にすると、上限なしになります" },
  recordOnlyHelp: { id: "limit.recordOnlyHelp", defaultMessage: "投球数を記録し、注意や到達は知らせません" },
  day: { id: "limit.day", defaultMessage: "1日の上限" },
  weekOf: { id: "limit.weekOf", defaultMessage: "7日の上限" },
  none: { id: "limit.none", defaultMessage: "上限なし" },
  week: { id: "limit.week", defaultMessage: "7日の数えかた" },
  caution: { id: "limit.caution", defaultMessage: "注意とする割合" },
  cautionHelp: { id: "limit.cautionHelp", defaultMessage: "上限のこの割合から「注意」になります" },
  note: {
    id: "limit.note",
    defaultMessage: "大会要項がある場合は、要項を優先してください。どのルールも、医学的な助言ではありません。",
  },
  softball: {
    id: "limit.softball",
    defaultMessage:
      "ソフトボールには、公表された国内の上限が見つかりません。記録だけにするか、チーム独自の上限を決めてください。",
  },
});

export const guardWeekText = defineMessages({
  rolling: { id: "guardWeek.rolling", defaultMessage: "直近7日" },
  calendar: { id: "guardWeek.calendar", defaultMessage: "月曜〜日曜" },
}) satisfies Record<GuardWeek, MessageDescriptor>;

export const targetText = defineMessages({
  title: { id: "target.title", defaultMessage: "目標と範囲" },
  practice: { id: "target.practice", defaultMessage: "実施率の目標" },
  practiceHelp: { id: "target.practiceHelp", defaultMessage: "記録のある日 ÷ 期間の日数" },
  hour: { id: "target.hour", defaultMessage: "実施率で今日を数え始める時刻" },
  hourHelp: { id: "target.hourHelp", defaultMessage: "それまでは、今日を途中として数えません" },
  speed: { id: "target.speed", defaultMessage: "強い打球の速度" },
  speedHelp: { id: "target.speedHelp", defaultMessage: "測定データ分析の範囲に使います" },
  angleLow: { id: "target.angleLow", defaultMessage: "強い打球の角度 下限" },
  angleHigh: { id: "target.angleHigh", defaultMessage: "強い打球の角度 上限" },
});

export const readingText = defineMessages({
  title: { id: "reading.title", defaultMessage: "球種の表しかた" },
  caption: { id: "reading.caption", defaultMessage: "すべての画面の球種の名前が変わります" },
  short: { id: "reading.short", defaultMessage: "略号つき" },
  shortHelp: { id: "reading.shortHelp", defaultMessage: "FB・CT・SL などの略号も使います" },
  plain: { id: "reading.plain", defaultMessage: "名前だけ" },
  plainHelp: { id: "reading.plainHelp", defaultMessage: "略号は使いません。5番はシンカーになります" },
  blank: { id: "reading.blank", defaultMessage: "（空欄）" },
  example: { id: "reading.example", defaultMessage: "画面での名前" },
});

export const nationalText = defineMessages({
  title: { id: "national.title", defaultMessage: "ランキングへの参加" },
  label: { id: "national.label", defaultMessage: "全国ランキングに参加する" },
  help: {
    id: "national.help",
    defaultMessage: "選手は順位・都道府県・学年・値だけが載ります。ほかのチームに氏名は見えません",
  },
  term: { id: "national.term", defaultMessage: "全国ランキング" },
  on: { id: "national.on", defaultMessage: "参加する" },
  off: { id: "national.off", defaultMessage: "参加しない" },
});

export const noteReminderText = defineMessages({
  title: { id: "noteReminder.title", defaultMessage: "成長ノートのお知らせ" },
  lead: {
    id: "noteReminder.lead",
    defaultMessage: "配る日と締め切り、まだ書いていない選手に知らせるかどうかは、テンプレートごとに決めます。",
  },
  open: { id: "noteReminder.open", defaultMessage: "ノートの設定を開く" },
});

export const itemText = defineMessages({
  title: { id: "item.title", defaultMessage: "測定項目" },
  add: { id: "item.add", defaultMessage: "項目を追加" },
  addTitle: { id: "item.addTitle", defaultMessage: "測定項目を追加" },
  editTitle: { id: "item.editTitle", defaultMessage: "測定項目を変更" },
  edit: { id: "item.edit", defaultMessage: "変更" },
  none: { id: "item.none", defaultMessage: "測定項目はまだありません。" },
  archived: { id: "item.archived", defaultMessage: "使わない項目" },
  archive: { id: "item.archive", defaultMessage: "この項目を使わない" },
  archiveHelp: {
    id: "item.archiveHelp",
    defaultMessage: "入力の表から外れます。これまでの記録は残り、いつでも戻せます",
  },
  reinstate: { id: "item.reinstate", defaultMessage: "もう一度使う" },
  name: { id: "item.name", defaultMessage: "項目名" },
  unit: { id: "item.unit", defaultMessage: "単位" },
  better: { id: "item.better", defaultMessage: "よい方向" },
  lowest: { id: "item.lowest", defaultMessage: "受けつける下限" },
  highest: { id: "item.highest", defaultMessage: "受けつける上限" },
  rangeHelp: { id: "item.rangeHelp", defaultMessage: "範囲の外の値は、入力のまちがいとして直してもらいます" },
  decimals: { id: "item.decimals", defaultMessage: "小数" },
  addAction: { id: "item.addAction", defaultMessage: "追加する" },
});

export const betterText = defineMessages({
  higher: { id: "better.higher", defaultMessage: "大きいほどよい" },
  lower: { id: "better.lower", defaultMessage: "小さいほどよい" },
}) satisfies Record<Better, MessageDescriptor>;

export const decimalsText = defineMessages({
  0: { id: "decimals.0", defaultMessage: "整数" },
  1: { id: "decimals.1", defaultMessage: "小数第1位まで" },
});

export const goalText = defineMessages({
  title: { id: "goal.title", defaultMessage: "学年ごとの目標" },
  caption: { id: "goal.caption", defaultMessage: "測定・選手のページで使います。空欄は目標なし" },
  none: { id: "goal.none", defaultMessage: "目標はまだありません。" },
  fixFirst: { id: "goal.fixFirst", defaultMessage: "赤いマスを直してから保存してください。" },
});

export const settingValueText = typed.defineMessages({
  ruleOf: { id: "limit.ruleOf", defaultMessage: "{stage}のルール" },
  source: { id: "limit.source", defaultMessage: "出典：{name}（{year}年）" },
  stageOwn: { id: "limit.stageOwn", defaultMessage: "{stage} {label}" },
  pitches: { id: "limit.count", defaultMessage: "{count}球" },
  percent: { id: "setting.percent", defaultMessage: "{value}%" },
  hour: { id: "setting.hour", defaultMessage: "{value}時" },
  kmh: { id: "setting.kmh", defaultMessage: "{value} km/h" },
  degrees: { id: "setting.degrees", defaultMessage: "{value}°" },
  between: { id: "item.between", defaultMessage: "{low}〜{high} {unit}" },
  atLeast: { id: "item.atLeast", defaultMessage: "{low} {unit} 以上" },
  atMost: { id: "item.atMost", defaultMessage: "{high} {unit} 以下" },
  up: { id: "item.up", defaultMessage: "{name}を上へ" },
  down: { id: "item.down", defaultMessage: "{name}を下へ" },
  editOf: { id: "item.editOf", defaultMessage: "{name}を変更" },
  reinstateOf: { id: "item.reinstateOf", defaultMessage: "{name}をもう一度使う" },
  moved: { id: "item.moved", defaultMessage: "{name}を{place}番目にしました" },
  archivedCount: { id: "item.archivedCount", defaultMessage: "使わない項目（{count}）" },
  goalOf: { id: "goal.of", defaultMessage: "{grade} {value}" },
  goalUnit: { id: "goal.unit", defaultMessage: "{goals}（{unit}）" },
  cell: { id: "goal.cell", defaultMessage: "{grade} {item}" },
});
