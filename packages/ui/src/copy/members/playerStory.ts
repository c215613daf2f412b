import type { GuardExcess } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** One player's last weeks on one axis. */
export const playerStoryText = plain.defineMessages({
  title: { id: "playerStory.title", defaultMessage: "この12週" },
  kind: { id: "playerStory.kind", defaultMessage: "記録" },
  empty: { id: "playerStory.empty", defaultMessage: "この12週の記録はありません。" },
  growth: { id: "playerStory.growth", defaultMessage: "成長" },
  load: { id: "playerStory.load", defaultMessage: "負荷" },
  thrown: measureText.balls,
  pain: { id: "playerStory.pain", defaultMessage: "痛み" },
  notes: { id: "playerStory.notes", defaultMessage: "ノート" },
  videos: { id: "playerStory.videos", defaultMessage: "動画" },
  legendBest: measureText.best,
  legendMeasured: { id: "playerStory.legendMeasured", defaultMessage: "測定のみ" },
  legendLoad: { id: "playerStory.legendLoad", defaultMessage: "負荷（分×きつさ）" },
  legendOver: { id: "playerStory.legendOver", defaultMessage: "上限を超過" },
  legendPain: { id: "playerStory.legendPain", defaultMessage: "痛み・痛みの言葉" },
});

export const playerStoryValueText = typed.defineMessages({
  week: { id: "playerStory.week", defaultMessage: "{day}の週" },
  mark: { id: "playerStory.mark", defaultMessage: "{week}：{text}" },
  bests: { id: "playerStory.bests", defaultMessage: "自己ベスト {bests}" },
  best: { id: "playerStory.best", defaultMessage: "{name} {value}{unit}（{change}）" },
  measured: { id: "playerStory.measured", defaultMessage: "測定{count, number}日" },
  loadOf: { id: "playerStory.loadOf", defaultMessage: "負荷 {load, number}（分×きつさ）" },
  pitches: { id: "playerStory.pitches", defaultMessage: "{pitches, number}球" },
  pitchesOf: { id: "playerStory.pitchesOf", defaultMessage: "{pitches, number}球（上限{limit, number}球）" },
  over: { id: "playerStory.over", defaultMessage: "{pitches}、{day}に{span}を{by, number}球超過" },
  morePain: { id: "playerStory.morePain", defaultMessage: "{pain}、ほか{count, number}件" },
  noteCount: { id: "playerStory.noteCount", defaultMessage: "ノート{count, number}件" },
  painNotes: {
    id: "playerStory.painNotes",
    defaultMessage: "ノート{count, number}件（痛み・違和感の言葉あり）",
  },
  videoCount: { id: "playerStory.videoCount", defaultMessage: "動画{count, number}本" },
});

export const exceededSpanText = defineMessages({
  day: { id: "playerStory.day", defaultMessage: "1日の上限" },
  two_days: { id: "playerStory.twoDays", defaultMessage: "2日の上限" },
  week: { id: "playerStory.sevenDays", defaultMessage: "7日の上限" },
}) satisfies Record<GuardExcess["span"], MessageDescriptor>;
