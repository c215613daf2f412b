import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The sheets of a measuring day, to be written on or handed over (BE-7). */
export const printMeasureText = plain.defineMessages({
  title: { id: "printMeasure.title", defaultMessage: "測定シート" },
  day: { id: "printMeasure.day", defaultMessage: "測定会" },
  kind: { id: "printMeasure.kind", defaultMessage: "紙の種類" },
  team: { id: "printMeasure.team", defaultMessage: "書きこむ用紙" },
  players: { id: "printMeasure.players", defaultMessage: "選手ごとの伸び" },
  stage: personText.grade,
  everyone: { id: "printMeasure.everyone", defaultMessage: "全員" },
  player: personText.player,
  back: { id: "printMeasure.back", defaultMessage: "測定会の入力へ戻る" },
  date: { id: "printMeasure.date", defaultMessage: "日" },
  place: { id: "printMeasure.place", defaultMessage: "場所" },
  weather: { id: "printMeasure.weather", defaultMessage: "天気・気温" },
  recorder: { id: "printMeasure.recorder", defaultMessage: "記録した人" },
  number: { id: "printMeasure.number", defaultMessage: "番号" },
  first: { id: "printMeasure.first", defaultMessage: "1回目" },
  second: { id: "printMeasure.second", defaultMessage: "2回目" },
  how: { id: "printMeasure.how", defaultMessage: "書きかた" },
  howBody: {
    id: "printMeasure.howBody",
    defaultMessage:
      "右下の小さな数字は前回の記録です。棄権は「キ」、測り直しは二重線で消して書きます。痛みがあるときは測らず、下に書いてください。",
  },
  range: { id: "printMeasure.range", defaultMessage: "範囲" },
  rangeNote: { id: "printMeasure.rangeNote", defaultMessage: "これを外れたら測り直す" },
  notes: { id: "printMeasure.notes", defaultMessage: "痛み・気づいたこと" },
  code: { id: "printMeasure.code", defaultMessage: "この測定会の入力画面を開くQRコード" },
  whereTo: {
    id: "printMeasure.whereTo",
    defaultMessage: "入力：球跡 → 測定 → 測定会の入力（右上のコードで開きます）",
  },
  growth: { id: "printMeasure.growth", defaultMessage: "これまでの測定会" },
  item: { id: "printMeasure.item", defaultMessage: "項目" },
  best: measureText.best,
  change: { id: "printMeasure.change", defaultMessage: "前の測定との差" },
  isBest: { id: "printMeasure.isBest", defaultMessage: "★は、この測定会で出た自己ベストです。" },
  from: { id: "printMeasure.from", defaultMessage: "指導者から・次の目標" },
  none: { id: "printMeasure.none", defaultMessage: "印刷する測定会がありません" },
  noneBody: { id: "printMeasure.noneBody", defaultMessage: "測定会を始めると、書きこむ用紙を印刷できます。" },
  start: { id: "printMeasure.start", defaultMessage: "測定会の入力を開く" },
  nobody: { id: "printMeasure.nobody", defaultMessage: "印刷する選手がいません" },
});

export const printMeasureValueText = typed.defineMessages({
  lead: { id: "printMeasure.lead", defaultMessage: "測定の記録　{name}" },
  stage: { id: "printMeasure.stageOf", defaultMessage: "{name}・{stage}" },
  option: { id: "printMeasure.option", defaultMessage: "{date} {name}" },
  withUnit: { id: "printMeasure.withUnit", defaultMessage: "{name}（{unit}）" },
  printed: { id: "printMeasure.printed", defaultMessage: "{date} 印刷" },
});
