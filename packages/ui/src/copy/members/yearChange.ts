import type { YearMove } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

export const yearChangeText = defineMessages({
  steps: { id: "yearChange.steps", defaultMessage: "年度更新の手順" },
  managersOnly: {
    id: "yearChange.managersOnly",
    defaultMessage: "年度更新の実行と取り消しは、監督だけができます。必要なときは、監督に頼んでください。",
  },
  emptyTitle: { id: "yearChange.emptyTitle", defaultMessage: "学年を上げる選手がいません" },
  emptyBody: {
    id: "yearChange.emptyBody",
    defaultMessage: "選手が加わると、だれがどの学年になるかがここに並びます。",
  },
  runNone: { id: "yearChange.runNone", defaultMessage: "年度を更新する" },
  comma: { id: "yearChange.comma", defaultMessage: "、" },
  toList: { id: "yearChange.toList", defaultMessage: "メンバーリストを見る" },
});

export const yearStepText = defineMessages({
  plan: { id: "yearChange.stepPlan", defaultMessage: "予定を確かめる" },
  leaving: { id: "yearChange.stepLeaving", defaultMessage: "卒業と退団" },
  run: { id: "yearChange.stepRun", defaultMessage: "実行" },
});

/** The panel with the number of members in each grade. */
export const gradePanelText = defineMessages({
  title: { id: "gradePanel.title", defaultMessage: "学年ごとの人数" },
  now: { id: "gradePanel.now", defaultMessage: "いま" },
  after: { id: "gradePanel.after", defaultMessage: "更新後" },
  total: { id: "gradePanel.total", defaultMessage: "計" },
});

/** What becomes of a member, on their tile and in totals. */
export const yearMoveText = defineMessages({
  up: { id: "yearMove.up", defaultMessage: "学年が上がる" },
  graduate: { id: "yearMove.graduate", defaultMessage: "卒業" },
  leave: { id: "yearMove.leave", defaultMessage: "退団" },
  stay: { id: "yearMove.stay", defaultMessage: "学年を変えない" },
}) satisfies Record<YearMove, MessageDescriptor>;

export const whoGoesText = defineMessages({
  title: { id: "whoGoes.title", defaultMessage: "だれがどこへ" },
  lead: { id: "whoGoes.lead", defaultMessage: "名前を選ぶと、卒業・退団・学年を変えないを選べます" },
  younger: { id: "whoGoes.younger", defaultMessage: "小5以下" },
  graduate: { id: "whoGoes.graduate", defaultMessage: "卒業にする" },
  leave: { id: "whoGoes.leave", defaultMessage: "退団にする" },
  chosen: { id: "whoGoes.chosen", defaultMessage: "いまの選択" },
  fewer: { id: "whoGoes.fewer", defaultMessage: "少なく表示する" },
});

/** Effects of the year change. */
export const outcomeText = defineMessages({
  title: { id: "outcome.title", defaultMessage: "更新すると" },
  leaving: {
    id: "outcome.leaving",
    defaultMessage: "卒業・退団の選手は一覧から外れ、「卒業・退団」に残ります。記録は消えません。",
  },
  ranking: { id: "outcome.ranking", defaultMessage: "全国ランキングの学年も変わります。" },
  atOnce: { id: "outcome.atOnce", defaultMessage: "実行すると、すぐに変わります。" },
  atOnceEarly: {
    id: "outcome.atOnceEarly",
    defaultMessage:
      "実行すると、4月1日を待たずに、すぐに変わります。新年度から変えるときは、新年度になってから実行してください。",
  },
});

export const lastYearChangeText = defineMessages({
  title: { id: "lastYearChange.title", defaultMessage: "前の年度更新" },
  undoYear: { id: "lastYearChange.undoYear", defaultMessage: "更新を取り消す" },
  undoAfter: {
    id: "lastYearChange.undoAfter",
    defaultMessage: "取り消すと、学年、卒業、退団が更新前に戻ります。そのあとに直した内容は残ります。",
  },
  nothing: { id: "lastYearChange.nothing", defaultMessage: "学年を変えずに、年度だけを更新しました。" },
});

export const yearChangeValueText = typed.defineMessages({
  years: { id: "yearChange.years", defaultMessage: "{from}年度 → {to}年度" },
  step: { id: "yearChange.step", defaultMessage: "{from} → {to}" },
  shortStep: { id: "yearChange.shortStep", defaultMessage: "{from}→{to}" },
  people: { id: "yearChange.people", defaultMessage: "{count, number}人" },
  boardSum: {
    id: "gradePanel.sum",
    defaultMessage: "いま {before, number}人 → 更新後 {after, number}人（{left}）",
  },
  boardSame: { id: "gradePanel.same", defaultMessage: "いま {before, number}人 → 更新後 {after, number}人" },
  counted: { id: "yearChange.counted", defaultMessage: "{what} {count, number}" },
  chip: { id: "whoGoes.chip", defaultMessage: "{name} {what}" },
  menu: { id: "whoGoes.menu", defaultMessage: "{name}の年度更新" },
  raise: { id: "whoGoes.raise", defaultMessage: "{grade}に上げる" },
  all: { id: "whoGoes.all", defaultMessage: "すべて表示する（{count, number}人）" },
  pitching: {
    id: "outcome.pitching",
    defaultMessage: "投球数のルールは、新しい学年のものに変わります（{steps}）。",
  },
  inNewGrade: {
    id: "outcome.inNewGrade",
    defaultMessage:
      "{year}年度になってから学年を入力した{count, number}人は、学年を変えません。古い学年のままの選手がいれば、名前を選んで変えてください。",
  },
  stepCount: { id: "outcome.stepCount", defaultMessage: "{step} {count, number}人" },
  confirm: { id: "outcome.confirm", defaultMessage: "卒業と退団の{count, number}人を確かめました" },
  confirmError: {
    id: "outcome.confirmError",
    defaultMessage: "卒業と退団の{count, number}人を確かめて、印を付けてください",
  },
  run: { id: "outcome.run", defaultMessage: "{count, number}人の学年を上げる" },
  ask: { id: "outcome.ask", defaultMessage: "{year}年度に更新しますか？" },
  undoDays: { id: "lastYearChange.undoDays", defaultMessage: "取り消せるのは、実行してから{days}日間です。" },
  done: { id: "yearChange.done", defaultMessage: "{year}年度に更新しました" },
  standsAt: { id: "yearChange.standsAt", defaultMessage: "{year}年度の学年になっています" },
  raised: { id: "yearChange.raised", defaultMessage: "{count, number}人の学年を上げました。" },
  raisedAnd: { id: "yearChange.raisedAnd", defaultMessage: "{count, number}人の学年を上げ、{left}になりました。" },
  became: { id: "yearChange.became", defaultMessage: "{left}になりました。" },
  leftAs: { id: "yearChange.leftAs", defaultMessage: "{count, number}人が{what}" },
  doneAt: { id: "yearChange.doneAt", defaultMessage: "{day} {time}" },
  undoUntil: { id: "lastYearChange.undoUntil", defaultMessage: "{day}まで取り消せます" },
  undoAsk: { id: "lastYearChange.undoAsk", defaultMessage: "{year}年度への更新を取り消しますか？" },
  undone: { id: "lastYearChange.undone", defaultMessage: "{year}年度への更新を取り消しました。" },
  undoneOn: { id: "lastYearChange.undoneOn", defaultMessage: "{day}に取り消しました。" },
  nextFrom: { id: "yearChange.nextFrom", defaultMessage: "次の年度更新は、{day}からできます。" },
  seeNext: { id: "yearChange.seeNext", defaultMessage: "{year}年度の予定を見る" },
});
