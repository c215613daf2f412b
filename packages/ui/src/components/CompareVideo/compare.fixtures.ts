import { swingBest, swingNow } from "../VideoPlayer/fixtures/videos.ts";
import type { CompareVideoProps } from "./CompareVideo.tsx";

export const swings = {
  label: "打球をくらべる",
  current: {
    src: swingNow,
    label: "11月19日の4球目",
    title: "この打球",
    shortTitle: "今回",
    note: "11/19 17:12",
    kmh: 131,
    angleDeg: 7.4,
    impactS: 36.5 / 30,
  },
  best: {
    src: swingBest,
    label: "10月22日の自己最大",
    title: "自己最大",
    shortTitle: "自己最大",
    note: "10/22 16:58",
    kmh: 146.7,
    angleDeg: 11.5,
    impactS: 30.5 / 30,
  },
  phases: [
    { id: "stance", label: "構え", atS: -1 },
    { id: "stride", label: "踏み込み", atS: -0.5 },
    { id: "impact", label: "インパクト", atS: 0 },
    { id: "follow", label: "フォロー", atS: 0.35 },
    { id: "finish", label: "終わり", atS: 0.7 },
  ],
  loopRange: { fromS: -0.5, toS: 0.25 },
} as const satisfies CompareVideoProps;
