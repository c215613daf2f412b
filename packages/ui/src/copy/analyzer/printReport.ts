import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** One player's report on one sheet (BE-7). */
export const printReportText = plain.defineMessages({
  title: { id: "printReport.title", defaultMessage: "選手レポート" },
  back: { id: "printReport.back", defaultMessage: "選手別レポートへ戻る" },
  period: headingText.period,
  figures: { id: "printReport.figures", defaultMessage: "おもな数字" },
  height: personText.height,
  weight: personText.weight,
  fastMax: { id: "printReport.fastMax", defaultMessage: "ストレート（最大）" },
  fastMean: { id: "printReport.fastMean", defaultMessage: "ストレート（平均）" },
  none: { id: "printReport.none", defaultMessage: "記録なし" },
  exitLine: { id: "printReport.exitLine", defaultMessage: "打球速度の伸び" },
  fastLine: { id: "printReport.fastLine", defaultMessage: "ストレートの伸び" },
  stage: { id: "printReport.stage", defaultMessage: "チーム" },
  noLine: { id: "printReport.noLine", defaultMessage: "線を引けるだけの記録がまだありません。" },
  places: { id: "printReport.places", defaultMessage: "同じ学年の中での位置" },
  noPlaces: { id: "printReport.noPlaces", defaultMessage: "比べられる選手がまだ足りません。" },
  noGender: {
    id: "printReport.noGender",
    defaultMessage: "性別が未回答なので、同じ学年と性別の選手とくらべられません。",
  },
  batting: measureText.batting,
  pitching: measureText.pitching,
  band: { id: "printReport.band", defaultMessage: "斜線は中央の50%です。" },
  findings: { id: "printReport.findings", defaultMessage: "わかったこと" },
  noFindings: { id: "printReport.noFindings", defaultMessage: "いまのところ、はっきりした変化はありません。" },
  uncompared: {
    id: "printReport.uncompared",
    defaultMessage: "変化を言うには、前とくらべられる日の記録がまだ足りません。",
  },
  tooFew: { id: "printReport.tooFew", defaultMessage: "変化を言うには、記録がまだ足りません。" },
  types: { id: "printReport.types", defaultMessage: "打撃の種類ごと" },
  type: { id: "printReport.type", defaultMessage: "種類" },
  balls: measureText.balls,
  mean: measureText.mean,
  max: measureText.max,
  angle: { id: "printReport.angle", defaultMessage: "角度" },
  unsaid: { id: "printReport.unsaid", defaultMessage: "種類なし" },
  thrown: { id: "printReport.thrown", defaultMessage: "直近14日の投球" },
  noBalls: { id: "printReport.noBalls", defaultMessage: "なし" },
  few: { id: "printReport.few", defaultMessage: "30球まで" },
  some: { id: "printReport.some", defaultMessage: "60球まで" },
  many: { id: "printReport.many", defaultMessage: "それより多い" },
  talk: { id: "printReport.talk", defaultMessage: "指導者から・話したこと" },
});

export const printReportValueText = typed.defineMessages({
  exitMax: { id: "printReport.exitMax", defaultMessage: "{type}の打球速度（最大）" },
  exitMean: { id: "printReport.exitMean", defaultMessage: "{type}の打球速度（平均）" },
  placesNote: {
    id: "printReport.placesNote",
    defaultMessage: "打撃は{type}・{ball}、100人に並べたときの位置（推定値）",
  },
  peers: { id: "printReport.peers", defaultMessage: "{mode}は{count}人とくらべています。" },
  peersNationwide: {
    id: "printReport.peersNationwide",
    defaultMessage: "{mode}は、全国の選手（名前なし）も入れた{count}人とくらべています。",
  },
  lead: { id: "printReport.lead", defaultMessage: "選手レポート　{range}（{period}）" },
  printed: { id: "printReport.printed", defaultMessage: "{date} 印刷　{name}" },
  before: { id: "printReport.before", defaultMessage: "前の期間 {value}" },
  unsure: { id: "printReport.unsure", defaultMessage: "{day}・確認が必要" },
  fastNote: { id: "printReport.fastNote", defaultMessage: "{ball}・km/h・測定ごとの中央値" },
  typesNote: { id: "printReport.typesNote", defaultMessage: "{ball}・km/h・°" },
  exitNote: { id: "printReport.exitNote", defaultMessage: "{type}・{ball}・km/h・週の平均" },
  line: {
    id: "printReport.lineSummary",
    defaultMessage: "{title}：{from}に{first} km/h、{to}に{last} km/h",
  },
  finding: {
    id: "printReport.finding",
    defaultMessage: "{meaning} {effect}（{evidence}、90%区間 {low}〜{high}、{compared}と比較）。",
  },
  /** By what the team counts as a week. */
  rolling: {
    id: "printReport.thrownSum",
    defaultMessage: "もっとも多い日 {most, number}球、直近7日の合計 {week, number}球",
  },
  calendar: {
    id: "printReport.thrownThisWeek",
    defaultMessage: "もっとも多い日 {most, number}球、今週（月曜から）の合計 {week, number}球",
  },
});
