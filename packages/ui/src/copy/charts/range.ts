import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const rangeText = plain.defineMessages({
  group: { id: "range.group", defaultMessage: "区分" },
  min: { id: "range.min", defaultMessage: "最小" },
  lower: { id: "range.lower", defaultMessage: "下位25%" },
  median: { id: "range.median", defaultMessage: "中央値" },
  upper: { id: "range.upper", defaultMessage: "上位25%" },
  max: measureText.max,
  own: { id: "range.own", defaultMessage: "本人" },
  whole: { id: "range.whole", defaultMessage: "最小〜最大" },
  middleAndMedian: { id: "range.middleAndMedian", defaultMessage: "中央の50%と中央値" },
  person: unitText.person,
  player: personText.player,
  best: { id: "range.best", defaultMessage: "自己ベスト更新" },
  target: { id: "range.target", defaultMessage: "目標の範囲" },
  goal: { id: "range.goal", defaultMessage: "目標" },
});

export const rangeValueText = typed.defineMessages({
  target: { id: "range.targetSpan", defaultMessage: "{lower}–{upper}" },
  labelled: { id: "range.labelled", defaultMessage: "{name} {value}" },
});
