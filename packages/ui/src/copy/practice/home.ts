import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const homeText = defineMessages({
  rates: { id: "home.rates", defaultMessage: "直近7日のトレーニング実施率" },
  toReport: { id: "home.toReport", defaultMessage: "チームレポートを見る" },
  stage: { id: "home.stage", defaultMessage: "区分" },
  lastWeek: { id: "home.lastWeek", defaultMessage: "前の7日" },
  total: { id: "home.total", defaultMessage: "計" },
  tasks: { id: "home.tasks", defaultMessage: "対応が必要なこと" },
  partMissing: { id: "home.partMissing", defaultMessage: "一部の件数を読み込めませんでした。" },
  lineup: { id: "home.lineup", defaultMessage: "今日の提出" },
  unfinished: { id: "home.unfinished", defaultMessage: "途中" },
  nobodyBody: {
    id: "home.nobodyBody",
    defaultMessage: "メンバーを追加すると、実施率や今日の提出、投球数の注意がここに並びます。",
  },
  openDay: { id: "home.openDay", defaultMessage: "測定会を開く" },
  headline: { id: "home.headline", defaultMessage: "きょうの要点" },
  calm: { id: "home.calm", defaultMessage: "きょうは急ぐことがありません。" },
});

/** What needs the coach, and the one action for it. */
export const homeTaskText = defineMessages({
  pain: { id: "homeTask.pain", defaultMessage: "痛みの報告" },
  applied: { id: "homeTask.applied", defaultMessage: "参加の承認待ち" },
  missing: { id: "homeTask.missing", defaultMessage: "3日以上 記録がない選手" },
  missingAct: { id: "homeTask.missingAct", defaultMessage: "声をかける" },
  guard: { id: "homeTask.guard", defaultMessage: "投球数に注意が必要な選手" },
  notes: { id: "homeTask.notes", defaultMessage: "未返信の成長ノート" },
  notesAct: { id: "homeTask.notesAct", defaultMessage: "返信する" },
  open: { id: "homeTask.open", defaultMessage: "まだの人（未読・返事・出欠・ノート・記録・測定）" },
  openAct: { id: "homeTask.openAct", defaultMessage: "知らせる" },
  invited: { id: "homeTask.invited", defaultMessage: "アナライザーの招待中" },
});

export const homeValueText = typed.defineMessages({
  unsent: {
    id: "home.unsent",
    defaultMessage: "未送信の測定値が{count, number}件あります。この端末に残っています。",
  },
  openDay: { id: "home.openDayOf", defaultMessage: "「{name}」を開く" },
  week: { id: "home.week", defaultMessage: "{range} 単位：%" },
  members: { id: "home.members", defaultMessage: "{count, number}人" },
  asOf: { id: "home.asOf", defaultMessage: "今日 {time} 時点" },
  asOfDay: { id: "home.asOfDay", defaultMessage: "{moment} 時点" },
  one: { id: "home.one", defaultMessage: "{name}さん" },
  two: { id: "home.two", defaultMessage: "{name}さん、{other}さん" },
  more: { id: "home.more", defaultMessage: "{name}さん ほか{rest, number}人" },
  painOf: { id: "home.painOf", defaultMessage: "{name}さん {place} {pain, number}／10（{date}）" },
  both: { id: "home.both", defaultMessage: "{one}、{other}" },
  andMore: { id: "home.andMore", defaultMessage: "{one} ほか{rest, number}人" },
  notesPain: { id: "home.notesPain", defaultMessage: "痛み・違和感 {count, number}件" },
  pain: { id: "home.painOfPitcher", defaultMessage: "{who}が痛みを訴えています。投げる前に確認が必要" },
  over_yesterday: { id: "home.over_yesterday", defaultMessage: "{who}がきのう上限を超過" },
  over: { id: "home.over", defaultMessage: "{who}が上限を超過" },
  reached: { id: "home.reached", defaultMessage: "{who}が上限に到達" },
  said: { id: "home.said", defaultMessage: "{sentence}。" },
  painSaid: { id: "home.painSaid", defaultMessage: "{who}は痛みの報告あり" },
  missingSaid: { id: "home.missingSaid", defaultMessage: "{who}が3日以上記録なし" },
  notesSaid: { id: "home.notesSaid", defaultMessage: "ノート{count, number}件が返信待ち" },
  caution: { id: "home.caution", defaultMessage: "{who}が上限に近づいています" },
});
