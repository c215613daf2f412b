import type { Finding } from "@kyuseki/domain/aiStats";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

/** Titles of findings, in a few words that a parent understands. */
export const findingTitleText = typed.defineMessages({
  trendUp: { id: "aiFinding.trendUp", defaultMessage: "{measure}が伸びている" },
  trendDown: { id: "aiFinding.trendDown", defaultMessage: "{measure}が落ちている" },
  spreadUp: { id: "aiFinding.spreadUp", defaultMessage: "{measure}のばらつきが大きくなった" },
  spreadDown: { id: "aiFinding.spreadDown", defaultMessage: "{measure}のばらつきが小さくなった" },
  missUp: { id: "aiFinding.missUp", defaultMessage: "{measure}が見通しより速い" },
  missDown: { id: "aiFinding.missDown", defaultMessage: "{measure}が見通しより遅い" },
  fatigue: { id: "aiFinding.fatigue", defaultMessage: "{from, number}球目から{type}が落ちている" },
  near: { id: "aiFinding.near", defaultMessage: "{first}と{second}の速さが近い" },
});

export const findingPlainText = defineMessages({
  windowUp: { id: "aiFinding.windowUp", defaultMessage: "いい角度の球が増えている" },
  windowDown: { id: "aiFinding.windowDown", defaultMessage: "いい角度の球が減っている" },
  gapUp: { id: "aiFinding.gapUp", defaultMessage: "チェンジアップの差が大きい" },
  gapDown: { id: "aiFinding.gapDown", defaultMessage: "チェンジアップの差が小さい" },
  perFourWeeks: { id: "aiFinding.perFourWeeks", defaultMessage: "4週間あたり" },
  sd: { id: "aiFinding.sd", defaultMessage: "標準偏差の変化" },
  miss: { id: "aiFinding.miss", defaultMessage: "いちばん新しい測定と見通しの差" },
  nearMeaning: {
    id: "aiFinding.nearMeaning",
    defaultMessage: "2つの球種の平均の差（同じ日どうし）",
  },
});

export const findingMeaningText = typed.defineMessages({
  window: { id: "aiFinding.windowMeaning", defaultMessage: "{from, number}〜{to, number}°に入った割合の変化" },
  fatigue: { id: "aiFinding.fatigueMeaning", defaultMessage: "{from, number}〜{to, number}球と基準の差" },
  near: {
    id: "aiFinding.nearPeriodMeaning",
    defaultMessage: "2つの球種の平均の差（同じ日どうし）。サマリーと表の、期間をまとめた平均の差は{gap} km/h です",
  },
  gap: { id: "aiFinding.gapMeaning", defaultMessage: "同学年の中央値 {median} との差" },
});

export const comparedWithText = typed.defineMessages({
  periodBefore: { id: "aiCompared.periodBefore", defaultMessage: "自分の前の期間（{dates}・{balls, number}球）" },
  ownSessions: {
    id: "aiCompared.ownSessions",
    defaultMessage: "自分の直近{weeks, number}週（{sessions, number}回の測定の中央値）",
  },
  ownForecast: { id: "aiCompared.ownForecast", defaultMessage: "自分の見通し（過去{tried, number}回で確かめた誤差）" },
  firstPitches: { id: "aiCompared.firstPitches", defaultMessage: "自分のその日の最初の{balls, number}球" },
  lastSessions: { id: "aiCompared.lastSessions", defaultMessage: "自分の最近の測定（{balls, number}球）" },
  sameDays: { id: "aiCompared.sameDays", defaultMessage: "同じ日の中で比較（{days, number}日）" },
  peers: { id: "aiCompared.peers", defaultMessage: "同じ学年と性別の{players, number}人" },
});

export const caveatText = defineMessages({
  fewSessions: { id: "aiCaveat.fewSessions", defaultMessage: "測定の回数がまだ少なめです。" },
  estimate: { id: "aiCaveat.estimate", defaultMessage: "測る道具や場所が変わると動きます。" },
  adultTable: { id: "aiCaveat.adultTable", defaultMessage: "大人の硬式の記録から作った表で読んだ参考です。" },
  oneDay: { id: "aiCaveat.oneDay", defaultMessage: "ある1日だけの記録です。" },
  tags: { id: "aiCaveat.tags", defaultMessage: "球種の名前の付けまちがいでも起こります。" },
  peersMayDiffer: { id: "aiCaveat.peersMayDiffer", defaultMessage: "比べた選手の体格や練習はそれぞれ違います。" },
}) satisfies Record<Finding["caveat"], MessageDescriptor>;

/** Suggestions; never medical advice. */
export const nextStepText = defineMessages({
  keepMeasuring: { id: "aiNext.keepMeasuring", defaultMessage: "同じ条件で、週2回測りつづける。" },
  returnToBasics: { id: "aiNext.returnToBasics", defaultMessage: "球数を減らし、形を確かめながら10球測る。" },
  sameHeightTee: {
    id: "aiNext.sameHeightTee",
    defaultMessage: "同じ高さのティーを10球。角度の数字を見ずに、同じ所へ打ち返す。",
  },
  keepGoing: { id: "aiNext.keepGoing", defaultMessage: "いまの練習を変えずに、もう2週間測る。" },
  contactFurtherInFront: {
    id: "aiNext.contactFurtherInFront",
    defaultMessage: "ティーをボール1個ぶん前に置いて10球。前に出して打つと角度が戻るかを見る。",
  },
  contactDeeper: {
    id: "aiNext.contactDeeper",
    defaultMessage: "ティーをボール1個ぶん後ろに置いて10球。引きつけて打つと角度が戻るかを見る。",
  },
  measureAgain: { id: "aiNext.measureAgain", defaultMessage: "別の日に、同じ条件でもう一度測って確かめる。" },
  restAndMeasureTen: {
    id: "aiNext.restAndMeasureTen",
    defaultMessage: "落ち始める前に一度休み、10球だけ測る。落ち始める球数を確かめる。",
  },
  filmArmAction: { id: "aiNext.filmArmAction", defaultMessage: "同じ腕の振りを動画で確かめる。差はこのまま保つ。" },
  slowerChangeUp: {
    id: "aiNext.slowerChangeUp",
    defaultMessage: "腕の振りは変えずに握りだけを深くして、10球測る。",
  },
  alternateTenEach: {
    id: "aiNext.alternateTenEach",
    defaultMessage: "10球ずつ交互に投げ、捕手に見分けられたかを書く。",
  },
}) satisfies Record<Finding["nextStep"], MessageDescriptor>;
