import { defineMessages } from "react-intl";

/** Words of the step in which columns are matched with our fields. */
export const csvMapText = defineMessages({
  title: { id: "csv.map.title", defaultMessage: "列の対応づけ" },
  shown: { id: "csv.map.shown", defaultMessage: "表示" },
  column: { id: "csv.map.column", defaultMessage: "ファイルの列" },
  sample: { id: "csv.map.sample", defaultMessage: "見本" },
  target: { id: "csv.map.target", defaultMessage: "球跡の項目" },
  unit: { id: "csv.map.unit", defaultMessage: "単位・変換" },
  judgement: { id: "csv.map.judgement", defaultMessage: "判定" },
  auto: { id: "csv.map.auto", defaultMessage: "自動" },
  hand: { id: "csv.map.hand", defaultMessage: "手動" },
  check: { id: "csv.map.check", defaultMessage: "確認" },
  undecided: { id: "csv.map.undecided", defaultMessage: "未定" },
  samples: { id: "csv.map.samples", defaultMessage: "換算の見本" },
  firstRow: { id: "csv.map.firstRow", defaultMessage: "1行目の値" },
  inFile: { id: "csv.map.inFile", defaultMessage: "ファイル" },
  stored: { id: "csv.map.stored", defaultMessage: "球跡" },
  unused: { id: "csv.map.unused", defaultMessage: "使わない" },
  unsaid: { id: "csv.map.unsaid", defaultMessage: "書いていない" },
  mapping: {
    id: "csv.map.mapping",
    defaultMessage: "速度や回転数の列がまだ決まっていません。球跡の項目を選んでください。",
  },
  speed: { id: "csv.map.speed", defaultMessage: "速度の単位" },
  distance: { id: "csv.map.distance", defaultMessage: "飛距離の単位" },
  length: { id: "csv.map.length", defaultMessage: "変化量などの長さの単位" },
  unitHelp: {
    id: "csv.map.unitHelp",
    defaultMessage: "ファイルに単位が書かれていません。一度答えると、次からは聞きません。",
  },
  day: { id: "csv.map.day", defaultMessage: "測定した日" },
  dayHelp: { id: "csv.map.dayHelp", defaultMessage: "ファイルに日付の列がありません" },
  dayOrder: { id: "csv.map.dayOrder", defaultMessage: "日付の月と日の順番" },
  dayOrderHelp: {
    id: "csv.map.dayOrderHelp",
    defaultMessage: "ファイルの日付からは決まりません。まちがえると、ちがう日の記録になります。",
  },
  monthFirst: { id: "csv.map.monthFirst", defaultMessage: "月が先" },
  dayFirst: { id: "csv.map.dayFirst", defaultMessage: "日が先" },
  unitOfDevice: {
    id: "csv.map.unitOfDevice",
    defaultMessage:
      "この機器は設定で単位が変わり、ファイルには書かれません。見本の値を見て、ファイルごとに答えてください。",
  },
  next: { id: "csv.map.next", defaultMessage: "確認へ進む" },
  unanswered: { id: "csv.map.unanswered", defaultMessage: "答えてください" },
  open: { id: "csv.map.open", defaultMessage: "答えていない項目があります" },
});

export const csvMapValueText = defineMessages<{ matched: { count: number }; answeredIn: { column: string } }>({
  matched: { id: "csv.map.matched", defaultMessage: "{count, number}人と照合" },
  answeredIn: { id: "csv.map.answeredIn", defaultMessage: "「{column}」の行で答えます" },
});
