import { defineMessages, type MessageDescriptor } from "react-intl";

/** What 計算の方法 says of each statistic; it comes with the dialog. */
export const aiMethodPartText = defineMessages({
  formula: { id: "aiMethod.formula", defaultMessage: "式" },
  source: { id: "aiMethod.source", defaultMessage: "出典" },
  minimum: { id: "aiMethod.minimum", defaultMessage: "最小の数" },
});

type Method = Record<"name" | "formula" | "source" | "minimum", MessageDescriptor>;
type MethodId = keyof typeof methods;

const methods = {
  percentile: defineMessages({
    name: { id: "aiMethod.percentile.name", defaultMessage: "同学年の中での位置" },
    formula: {
      id: "aiMethod.percentile.formula",
      defaultMessage:
        "p＝（自分より下の人数＋同じ人数の半分）÷人数×100。人数が少ないときに行き過ぎないよう、50の人が5人いるとみなして寄せます。",
    },
    source: {
      id: "aiMethod.percentile.source",
      defaultMessage:
        "同じチームの、学年・性別・球・打撃の種類が同じ選手。10人に足りないときは、全国ランキングに参加しているチームの同じ条件の選手（3チーム以上で10人以上）を名前なしで加え、画面にそう書きます。",
    },
    minimum: {
      id: "aiMethod.percentile.minimum",
      defaultMessage: "比べる選手10人。足りないときは出典のある目安だけを出します。",
    },
  }),
  trend: defineMessages({
    name: { id: "aiMethod.trend.name", defaultMessage: "伸び" },
    formula: {
      id: "aiMethod.trend.formula",
      defaultMessage:
        "測定の日ごとの中央値に、Theil–Senの線を引きます。幅はKendallの順位相関から求めた90%区間で、続く測定が似る（系列相関）ぶん広げます。幅が0を含まず、4週間の変化が1日の中の誤差より大きく、同時に調べたほかの数字の分を割り引いても残るときだけ「伸びた」「落ちた」と言います。",
    },
    source: { id: "aiMethod.trend.source", defaultMessage: "Theil 1950、Sen 1968" },
    minimum: { id: "aiMethod.trend.minimum", defaultMessage: "5回の測定、はじめと終わりが14日以上" },
  }),
  spread: defineMessages({
    name: { id: "aiMethod.spread.name", defaultMessage: "安定" },
    formula: {
      id: "aiMethod.spread.formula",
      defaultMessage:
        "標準偏差。打ちそこねに引っぱられにくい1.4826×MADも確かめます。前の期間との差の幅は、1球ずつと1日ずつ抜いて求めた誤差の大きいほうから出し、続く測定が似るぶん広げます。",
    },
    source: { id: "aiMethod.spread.source", defaultMessage: "ジャックナイフ法（Tukey 1958）" },
    minimum: { id: "aiMethod.spread.minimum", defaultMessage: "それぞれの期間に10球と2回の測定" },
  }),
  bases: defineMessages({
    name: { id: "aiMethod.bases.name", defaultMessage: "見込み塁打" },
    formula: {
      id: "aiMethod.bases.formula",
      defaultMessage:
        "打球速度と角度の表から塁打の平均を読みます。表は大人の硬式なので、速度は同じ学年と性別の選手の速いほう（P90）との比で、表のP90（169.1 km/h）に合わせて読み替えます。幅は、1球ずつと1日ずつ抜いて求めた誤差の大きいほうの90%区間です。",
    },
    source: { id: "aiMethod.bases.source", defaultMessage: "2018年の大リーグの打球7,916球（公開データ）" },
    minimum: { id: "aiMethod.bases.minimum", defaultMessage: "2回の測定の実打20球と、比べる選手10人" },
  }),
  window: defineMessages({
    name: { id: "aiMethod.window.name", defaultMessage: "いい角度の範囲" },
    formula: {
      id: "aiMethod.window.formula",
      defaultMessage: "本人の打球速度の中央値で、塁打の平均がもっとも高い8°。そこに入った球の割合を数えます。",
    },
    source: { id: "aiMethod.window.source", defaultMessage: "見込み塁打と同じ表（参考）" },
    minimum: { id: "aiMethod.window.minimum", defaultMessage: "速度と角度のある20球" },
  }),
  modeGap: defineMessages({
    name: { id: "aiMethod.modeGap.name", defaultMessage: "実打とティーの差" },
    formula: {
      id: "aiMethod.modeGap.formula",
      defaultMessage: "実打の平均÷ティーの平均。同じ日の球は似るので、幅は1日ずつ抜いて求めた誤差の90%区間。",
    },
    source: { id: "aiMethod.modeGap.source", defaultMessage: "ジャックナイフ法（Tukey 1958）" },
    minimum: { id: "aiMethod.modeGap.minimum", defaultMessage: "それぞれ10球と3回の測定" },
  }),
  forecast: defineMessages({
    name: { id: "aiMethod.forecast.name", defaultMessage: "見通し" },
    formula: {
      id: "aiMethod.forecast.formula",
      defaultMessage:
        "伸びの線を、そのまま先へ延ばします。幅は、同じ方法で過去を言い当てたときの外れの大きさから決めた80%で、一年前の同じころのいちばん大きな外れより狭くはなりません。確かめた回数が20より少ないうちは、次の週の幅は本人のこれまでの測定の幅までです。本人のこれまでの測定の幅より広いときは表示しません。",
    },
    source: { id: "aiMethod.forecast.source", defaultMessage: "コンフォーマル予測（Vovk ほか 2005）" },
    minimum: {
      id: "aiMethod.forecast.minimum",
      defaultMessage: "12回の測定。2〜4週間先は、同じくらい先を確かめた12回も",
    },
  }),
  arsenal: defineMessages({
    name: { id: "aiMethod.arsenal.name", defaultMessage: "球種ごとの差" },
    formula: {
      id: "aiMethod.arsenal.formula",
      defaultMessage:
        "ストレートの平均との差、Cohenのd、重なり＝2Φ（−|d|÷2）。チェンジアップは重なり20%より下で見分けにくくなります。",
    },
    source: { id: "aiMethod.arsenal.source", defaultMessage: "Cohen 1988。目安は大学生の投手で測られた差" },
    minimum: { id: "aiMethod.arsenal.minimum", defaultMessage: "それぞれの球種8球" },
  }),
  suspect: defineMessages({
    name: { id: "aiMethod.suspect.name", defaultMessage: "球種の名前を確かめたい球" },
    formula: {
      id: "aiMethod.suspect.formula",
      defaultMessage:
        "自分の球種の真ん中から、ばらつきの2.5倍以上、偶然では出ないほど離れ、ほかの球種の1倍以内にある球。",
    },
    source: { id: "aiMethod.suspect.source", defaultMessage: "中央値とMAD" },
    minimum: { id: "aiMethod.suspect.minimum", defaultMessage: "それぞれの球種8球" },
  }),
  fatigue: defineMessages({
    name: { id: "aiMethod.fatigue.name", defaultMessage: "10球ごとの球速" },
    formula: {
      id: "aiMethod.fatigue.formula",
      defaultMessage:
        "球種ごとに、その日の最初の10球（その球種8球以上）の中央値、なければ最近5回の測定を基準に、直近10球の中央値との差。差が自分のばらつきの2倍と3%のどちらも超えたら注意、3倍と5%で警告。ばらつきがわからないときは1.8 km/hとします。",
    },
    source: { id: "aiMethod.fatigue.source", defaultMessage: "―" },
    minimum: { id: "aiMethod.fatigue.minimum", defaultMessage: "その日に20球、その球種8球" },
  }),
  findings: defineMessages({
    name: { id: "aiMethod.findings.name", defaultMessage: "わかったこと" },
    formula: {
      id: "aiMethod.findings.formula",
      defaultMessage:
        "調べたことすべてから、偶然でも出やすいものを除き（Benjamini–Hochberg、10%）、確かさの高い順に三つまで選びます。",
    },
    source: { id: "aiMethod.findings.source", defaultMessage: "Benjamini・Hochberg 1995" },
    minimum: { id: "aiMethod.findings.minimum", defaultMessage: "統計ごとの最小の数" },
  }),
} as const satisfies Record<string, Method>;

const listed = (ids: readonly MethodId[]) => ids.map((id) => ({ id, ...methods[id] }));

export const aiMethods = {
  batting: listed(["findings", "percentile", "trend", "spread", "window", "bases", "modeGap", "forecast"]),
  pitching: listed(["findings", "percentile", "arsenal", "suspect", "trend", "spread", "forecast", "fatigue"]),
};
