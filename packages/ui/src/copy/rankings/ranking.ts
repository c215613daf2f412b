import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { actionText } from "../controls/action.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const teamKindText = plain.defineMessages({
  practice: { id: "teamKind.practice", defaultMessage: "実施率" },
  count: measureText.count,
  exit_speed: measureText.exitSpeed,
  distance: measureText.battedDistance,
  pitch_speed: measureText.pitchSpeed,
}) satisfies Record<TeamRankedKind, MessageDescriptor>;
export const teamUnitText = plain.defineMessages({
  practice: unitText.percent,
  count: unitText.times,
  exit_speed: unitText.kmh,
  distance: unitText.metre,
  pitch_speed: unitText.kmh,
}) satisfies Record<TeamRankedKind, MessageDescriptor>;
/** A difference of shares is told in points. */
export const teamGapUnitText = plain.defineMessages({
  practice: { id: "teamGap.practice", defaultMessage: "pt" },
  count: unitText.times,
  exit_speed: unitText.kmh,
  distance: unitText.metre,
  pitch_speed: unitText.kmh,
}) satisfies Record<TeamRankedKind, MessageDescriptor>;

/** The row of tabs and the conditions. */
export const rankingBarText = plain.defineMessages({
  tabs: { id: "rankingBar.tabs", defaultMessage: "ランキングの切り替え" },
  person: { id: "rankingBar.person", defaultMessage: "個人" },
  team: { id: "rankingBar.team", defaultMessage: "チーム" },
  local: { id: "rankingBar.local", defaultMessage: "チーム内" },
  national: { id: "rankingBar.national", defaultMessage: "全国" },
  analyzer: { id: "rankingBar.analyzer", defaultMessage: "アナライザー" },
  kind: measureText.kind,
  teamKind: { id: "rankingBar.teamKind", defaultMessage: "比べるもの" },
  grade: personText.grade,
  gender: personText.gender,
  batting: measureText.battingType,
  ball: measureText.ball,
  period: headingText.period,
  apart: { id: "rankingBar.apart", defaultMessage: "違うものは同じ表に並べません" },
  all: actionText.all,
  everyGrade: { id: "rankingBar.everyGrade", defaultMessage: "すべての学年" },
  ownStage: { id: "rankingBar.ownStage", defaultMessage: "チームの学年" },
  everybody: { id: "rankingBar.everybody", defaultMessage: "男女" },
  done: { id: "rankingBar.done", defaultMessage: "この条件で見る" },
});

/** Columns, also of the file. */
export const rankingColumnText = plain.defineMessages({
  rank: { id: "rankingColumn.rank", defaultMessage: "順位" },
  rankBefore: { id: "rankingColumn.rankBefore", defaultMessage: "前の順位" },
  move: { id: "rankingColumn.move", defaultMessage: "変動" },
  player: personText.player,
  grade: personText.grade,
  best: measureText.max,
  count: measureText.count,
  mean: measureText.mean,
  date: { id: "rankingColumn.date", defaultMessage: "記録日" },
  lastDate: { id: "rankingColumn.lastDate", defaultMessage: "最後の測定" },
  fast: { id: "rankingColumn.fast", defaultMessage: "いまの上位1割" },
  base: { id: "rankingColumn.base", defaultMessage: "もとの上位1割" },
  baseCount: { id: "rankingColumn.baseCount", defaultMessage: "もとの測定回数" },
  growth: { id: "rankingColumn.growth", defaultMessage: "伸び率" },
  prefecture: { id: "rankingColumn.prefecture", defaultMessage: "都道府県" },
  behind: { id: "rankingColumn.behind", defaultMessage: "1位との差" },
  team: { id: "rankingColumn.team", defaultMessage: "チーム" },
  members: { id: "rankingColumn.members", defaultMessage: "人数" },
  scale: { id: "rankingColumn.scale", defaultMessage: "目盛り" },
});

export const rankingText = defineMessages({
  by: { id: "ranking.by", defaultMessage: "並べかた" },
  byRecord: { id: "ranking.byRecord", defaultMessage: "記録" },
  byGrowth: { id: "ranking.byGrowth", defaultMessage: "伸び率" },
  median: { id: "ranking.median", defaultMessage: "チームの中央値" },
  growthMedian: { id: "ranking.growthMedian", defaultMessage: "伸び率の中央値" },
  place: { id: "ranking.place", defaultMessage: "位" },
  noneTitle: { id: "ranking.noneTitle", defaultMessage: "この条件の測定はありません" },
  noneFiltered: {
    id: "ranking.noneFiltered",
    defaultMessage: "期間を長くするか、学年や性別、打撃の種類を選び直してください。",
  },
  noneBody: {
    id: "ranking.noneBody",
    defaultMessage: "測定が届くと、ここに順位が並びます。期間を長くするか、条件を変えると見つかることもあります。",
  },
  noGrowthTitle: { id: "ranking.noGrowthTitle", defaultMessage: "伸び率を出せる選手がいません" },
  noGrowthBody: {
    id: "ranking.noGrowthBody",
    defaultMessage: "伸び率は、期間と、直近12か月のはじめの3か月の、どちらにも10球以上ある選手に出ます。",
  },
  import: { id: "ranking.import", defaultMessage: "CSVを取り込む" },
  measure: { id: "ranking.measure", defaultMessage: "測定を開く" },
  noHits: { id: "ranking.noHits", defaultMessage: "この名前の選手はいません" },
  byRecordAgain: { id: "ranking.byRecordAgain", defaultMessage: "記録の順で見る" },
});

/** What is shown of a long ranking. */
export const shownPlacesText = plain.defineMessages({
  own: { id: "rankingNational.ownPlayers", defaultMessage: "チームの選手" },
  around: { id: "rankingNational.around", defaultMessage: "上位とチームの前後" },
  every: { id: "rankingNational.every", defaultMessage: "すべての順位" },
});

export const nationalText = defineMessages({
  distribution: { id: "rankingNational.distribution", defaultMessage: "全国の分布とチームの位置" },
  ours: { id: "rankingNational.ours", defaultMessage: "チームの選手の順位" },
  ranking: { id: "rankingNational.rank", defaultMessage: "全国順位" },
  share: { id: "rankingNational.share", defaultMessage: "上位" },
  hidden: { id: "rankingNational.hidden", defaultMessage: "非公開" },
  own: { id: "rankingNational.own", defaultMessage: "自チーム" },
  show: { id: "rankingNational.show", defaultMessage: "表示する順位" },
  jump: { id: "rankingNational.jump", defaultMessage: "チームの選手へ移動" },
  noneOurs: { id: "rankingNational.noneOurs", defaultMessage: "この条件で測定したチームの選手はいません。" },
  everyStage: { id: "rankingNational.everyStage", defaultMessage: "すべての学年で見る" },
  searchTeam: { id: "rankingNational.searchTeam", defaultMessage: "チーム名" },
  noneFound: { id: "rankingNational.noneFound", defaultMessage: "この名前のチームはありません" },
  noneTitle: { id: "rankingNational.noneTitle", defaultMessage: "この条件の測定はありません" },
  fewTitle: { id: "rankingNational.fewTitle", defaultMessage: "人数が少ないため、表示していません" },
  offTitle: { id: "rankingNational.offTitle", defaultMessage: "このチームは全国ランキングに参加していません。" },
  offBody: {
    id: "rankingNational.offBody",
    defaultMessage: "チームの選手の順位は出ません。監督が各種設定で参加を選ぶと、翌日の集計から順位が出ます。",
  },
  settings: { id: "rankingNational.settings", defaultMessage: "各種設定を開く" },
  players: { id: "rankingNational.players", defaultMessage: "人数" },
  someHidden: {
    id: "rankingNational.someHidden",
    defaultMessage: "ほかのチームの選手は、順位・都道府県・学年・値だけを表示しています。",
  },
  teamMean: {
    id: "rankingNational.teamMean",
    defaultMessage: "チームの値は、測定した選手のうち上位5人の平均です。5人に満たないチームは並びません。",
  },
  practiceMean: {
    id: "rankingNational.practiceMean",
    defaultMessage: "実施率は、記録した日数 ÷（人数 × 登録してからの日数）です。5人に満たないチームは並びません。",
  },
  teamOut: { id: "rankingNational.teamOut", defaultMessage: "このチームはまだ順位に入っていません。" },
  toNext: { id: "rankingNational.toNext", defaultMessage: "上のチームとの差" },
  noTeams: { id: "rankingNational.noTeams", defaultMessage: "並ぶチームがありません" },
  noTeamsBody: {
    id: "rankingNational.noTeamsBody",
    defaultMessage: "この条件で比べられるチームがまだありません。期間や学年を選び直してください。",
  },
  first: { id: "rankingNational.first", defaultMessage: "全国1位です" },
  inPrefecture: { id: "rankingNational.inPrefecture", defaultMessage: "都道府県内" },
});

export const rankingValueText = typed.defineMessages({
  now: { id: "ranking.now", defaultMessage: "{period}・{grade}・{gender}" },
  nowApart: { id: "ranking.nowApart", defaultMessage: "{now}・{apart}" },
  header: { id: "ranking.header", defaultMessage: "{name}（{unit}）" },
  scale: { id: "ranking.scale", defaultMessage: "{low, number}〜{high, number} {unit}" },
  beforeAndMean: { id: "ranking.beforeAndMean", defaultMessage: "{before}・{mean}" },
  foundTeams: { id: "ranking.foundTeams", defaultMessage: "{total, number}チーム中 {hits, number}チーム" },
  leaders: { id: "ranking.leaders", defaultMessage: "{kind} 上位{count, number}人" },
  growthLeaders: { id: "ranking.growthLeaders", defaultMessage: "{kind} 伸び率の上位{count, number}人" },
  leadersCaption: { id: "ranking.leadersCaption", defaultMessage: "{period}の最大・{unit}" },
  countCaption: { id: "ranking.countCaption", defaultMessage: "{period}・{unit}" },
  ofBalls: { id: "ranking.ofBalls", defaultMessage: "{value}（{count, number}球）" },
  growthCaption: {
    id: "ranking.growthCaption",
    defaultMessage: "上位1割の値を、{range}の自分と比べて・どちらも10球以上・%",
  },
  nth: { id: "ranking.nth", defaultMessage: "{rank, number}位" },
  person: { id: "ranking.person", defaultMessage: "{name}（{grade}）" },
  before: { id: "ranking.before", defaultMessage: "{period} {rank, number}位" },
  mean: { id: "ranking.mean", defaultMessage: "平均 {mean}" },
  from: { id: "ranking.from", defaultMessage: "{base}（{baseCount, number}球）→ {value} {unit}（{count, number}球）" },
  against: { id: "ranking.against", defaultMessage: "{period}比・対象{count, number}人" },
  counted: { id: "ranking.counted", defaultMessage: "対象{count, number}人" },
  change: { id: "ranking.change", defaultMessage: "上位1割 もと ○ → いま ●（{unit}）" },
  analyzerFile: { id: "ranking.analyzerFile", defaultMessage: "アナライザーランキング_{day}.csv" },
  file: { id: "ranking.file", defaultMessage: "チーム内ランキング_{day}.csv" },
  nationalFile: { id: "ranking.nationalFile", defaultMessage: "全国ランキング（個人）_{day}.csv" },
  exportedPlayers: {
    id: "ranking.exportedPlayers",
    defaultMessage: "人数が多いため、CSVに入るのは、並びの順に{most, number}人までと、いま表示している選手です。",
  },
  exportedTeams: {
    id: "ranking.exportedTeams",
    defaultMessage:
      "チームの数が多いため、CSVに入るのは、並びの順に{most, number}チームまでと、いま表示しているチームです。",
  },
  teamFile: { id: "ranking.teamFile", defaultMessage: "全国ランキング（チーム）_{day}.csv" },
  asOf: { id: "ranking.asOf", defaultMessage: "{day} 24:00 集計・対象 {count, number}人" },
  asOfTeams: { id: "ranking.asOfTeams", defaultMessage: "{day} 24:00 集計・対象 {count, number}チーム" },
  group: { id: "ranking.group", defaultMessage: "{grade}・{gender} {kind}（{unit}）" },
  position: {
    id: "ranking.position",
    defaultMessage: "全国{players, number}人のうち、チームで最も上は{name}さんの{rank, number}位、上位{share}%です。",
  },
  noPosition: {
    id: "ranking.noPosition",
    defaultMessage: "全国{players, number}人の分布です。この条件で測定したチームの選手はいません。",
  },
  jumpTo: { id: "ranking.jumpTo", defaultMessage: "{name} {rank, number}位" },
  ownShown: { id: "ranking.ownShown", defaultMessage: "{total, number}人のうち上位{shown, number}人" },
  few: {
    id: "ranking.few",
    defaultMessage:
      "{fewest, number}人に満たない集まりは、だれの値かわかってしまうため表示しません。条件を広げてください。",
  },
  ofTeams: { id: "ranking.ofTeams", defaultMessage: "位 / {teams, number}チーム" },
  medianOf: { id: "ranking.medianOf", defaultMessage: "全国の中央値 {value}{unit}" },
  gapTo: { id: "ranking.gapTo", defaultMessage: "{rank, number}位との差" },
  records: { id: "ranking.records", defaultMessage: "この期間にあと{records, number}件の提出で並びます" },
  rankBefore: { id: "ranking.rankBefore", defaultMessage: "{period} {rank, number}位" },
});
