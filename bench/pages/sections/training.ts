// トレーニング: the team's report, the pitch guard, training records, results and measuring days.
import {
  type Action,
  actionsOf,
  arrows,
  button,
  choosing,
  combobox,
  field,
  grades,
  keys,
  link,
  marks,
  opening,
  pageSizes,
  periods,
  pressing,
  search,
  sort,
  typing,
  wide,
} from "./presses.ts";

const at = actionsOf("トレーニング", wide);

const results = "/evaluation-result";
const openDay = pressing(link(/秋の測定会/));

export const trainingActions: readonly Action[] = [
  at("/dashboard", "period", periods),
  at("/dashboard", "grade", grades),
  at("/dashboard", "chart mark", marks("実施率の推移")),
  at("/dashboard/pitch-guard", "player: open, close", opening(button(/三浦 陽翔/))),
  at("/dashboard/pitch-guard", "day", pressing(button(/^[日月火水木金土] /), button(/^あす /))),
  at("/training-report", "period", periods),
  at("/training-report", "row: open, close", pressing(button(/の詳細$/), button(/の詳細$/))),
  at("/training-report", "search: key", typing(search)),
  at("/training-report", "sort", pressing(sort(/^前の1か月/), sort(/^実施率/))),
  at("/training-report", "page size", pageSizes),
  at(results, "period", periods),
  at(results, "chart mark", arrows("学年ごとの打球速度")),
  at(results, "player: open, close", opening(button(/の伸びを見る$/))),
  at(results, "how measured", choosing(combobox("測りかた"))),
  at("/evaluation-result/measuring-day", "cell: digit", keys(field(/50m走/), "1", "Backspace"), openDay),
  at("/evaluation-result/measuring-day", "grade", pressing(button(/^中学 /), button(/^小学 /)), openDay),
];
