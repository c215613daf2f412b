import { defineMessages, type MessageDescriptor } from "react-intl";

export const homeText = defineMessages({
  rates: { id: "home.rates", defaultMessage: "今週のトレーニング実施率" },
  toReport: { id: "home.toReport", defaultMessage: "チームレポートを見る" },
  stage: { id: "home.stage", defaultMessage: "区分" },
  lastWeek: { id: "home.lastWeek", defaultMessage: "前週" },
  total: { id: "home.total", defaultMessage: "計" },
  tasks: { id: "home.tasks", defaultMessage: "対応が必要なこと" },
  partMissing: { id: "home.partMissing", defaultMessage: "一部の件数を読み込めませんでした。" },
  lineup: { id: "home.lineup", defaultMessage: "今日の提出" },
  bests: { id: "home.bests", defaultMessage: "自己ベストの更新" },
  thisWeek: { id: "home.thisWeek", defaultMessage: "今週" },
  toMeasured: { id: "home.toMeasured", defaultMessage: "測定を見る" },
  noBests: { id: "home.noBests", defaultMessage: "今週の更新はまだありません。" },
  nobody: { id: "home.nobody", defaultMessage: "選手がまだいません" },
  nobodyBody: {
    id: "home.nobodyBody",
    defaultMessage: "メンバーを追加すると、実施率や今日の提出、投球数の注意がここに並びます。",
  },
  openDay: { id: "home.openDay", defaultMessage: "測定会を開く" },
  toMembers: { id: "home.toMembers", defaultMessage: "メンバーリストを開く" },
});

/** What needs the coach, and the one action for it. */
export const homeTaskText = defineMessages({
  pain: { id: "homeTask.pain", defaultMessage: "痛みの報告" },
  painAct: { id: "homeTask.painAct", defaultMessage: "確認する" },
  applied: { id: "homeTask.applied", defaultMessage: "参加の承認待ち" },
  appliedAct: { id: "homeTask.appliedAct", defaultMessage: "承認する" },
  missing: { id: "homeTask.missing", defaultMessage: "3日以上 記録がない選手" },
  missingAct: { id: "homeTask.missingAct", defaultMessage: "声をかける" },
  guard: { id: "homeTask.guard", defaultMessage: "投球数に注意が必要な選手" },
  guardAct: { id: "homeTask.guardAct", defaultMessage: "確認する" },
  invited: { id: "homeTask.invited", defaultMessage: "アナライザーの招待中" },
  invitedAct: { id: "homeTask.invitedAct", defaultMessage: "確認する" },
});

/** What a best is of (EN-5). */
export const bestKindText = defineMessages({
  1: { id: "bestKind.1", defaultMessage: "打球速度" },
  2: { id: "bestKind.2", defaultMessage: "打球飛距離" },
  4: { id: "bestKind.4", defaultMessage: "球速" },
}) satisfies Record<1 | 2 | 4, MessageDescriptor>;

export const bestUnitText = defineMessages({
  1: { id: "bestUnit.1", defaultMessage: "km/h" },
  2: { id: "bestUnit.2", defaultMessage: "m" },
  4: { id: "bestUnit.4", defaultMessage: "km/h" },
}) satisfies Record<1 | 2 | 4, MessageDescriptor>;

type Values = {
  unsent: { count: number };
  openDay: { name: string };
  week: { range: string };
  members: { count: number };
  asOf: { time: string };
  one: { name: string };
  two: { name: string; other: string };
  more: { name: string; rest: number };
  painOf: { name: string; place: string; pain: number; date: string };
  both: { one: string; other: string };
  andMore: { one: string; rest: number };
  over: { who: string };
  reached: { who: string };
  caution: { who: string };
  moreBests: { rest: number };
  bestOf: { grade: string; measured: string };
  ofType: { kind: string; type: string };
};

export const homeValueText = defineMessages<Values>({
  unsent: {
    id: "home.unsent",
    defaultMessage: "未送信の測定値が{count, number}件あります。この端末に残っています。",
  },
  openDay: { id: "home.openDayOf", defaultMessage: "「{name}」を開く" },
  week: { id: "home.week", defaultMessage: "{range} 単位：%" },
  members: { id: "home.members", defaultMessage: "{count, number}人" },
  asOf: { id: "home.asOf", defaultMessage: "今日 {time} 時点" },
  one: { id: "home.one", defaultMessage: "{name}さん" },
  two: { id: "home.two", defaultMessage: "{name}さん、{other}さん" },
  more: { id: "home.more", defaultMessage: "{name}さん ほか{rest, number}人" },
  painOf: { id: "home.painOf", defaultMessage: "{name}さん {place} {pain, number}／10（{date}）" },
  both: { id: "home.both", defaultMessage: "{one}、{other}" },
  andMore: { id: "home.andMore", defaultMessage: "{one} ほか{rest, number}人" },
  over: { id: "home.over", defaultMessage: "{who}が上限を超過" },
  reached: { id: "home.reached", defaultMessage: "{who}が上限に到達" },
  caution: { id: "home.caution", defaultMessage: "{who}が上限に近づいています" },
  moreBests: { id: "home.moreBests", defaultMessage: "ほか{rest, number}件" },
  bestOf: { id: "home.bestOf", defaultMessage: "{grade}・{measured}" },
  ofType: { id: "home.ofType", defaultMessage: "{kind}（{type}）" },
});
