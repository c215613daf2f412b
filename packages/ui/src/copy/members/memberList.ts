import { defineMessages } from "react-intl";
import { actionText } from "../controls/action.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { peopleOrderText } from "./members.ts";
import { personText } from "./person.ts";

export const memberListText = defineMessages({
  unanswered: { id: "members.unanswered", defaultMessage: "未回答" },
  found: { id: "members.found", defaultMessage: "見つかった人数" },
  add: { id: "members.add", defaultMessage: "メンバーを追加" },
  bulkAdd: { id: "members.bulkAdd", defaultMessage: "一括で追加" },
  bulkAddShort: { id: "members.bulkAddShort", defaultMessage: "一括" },
  exportCsv: { id: "members.exportCsv", defaultMessage: "CSVに書き出す" },
});

/** Filters of the list besides a service's status. */
export const memberStatusText = defineMessages({
  label: { id: "members.status", defaultMessage: "状況" },
  all: { id: "members.status.all", defaultMessage: "すべての状況" },
  applied: { id: "members.status.applied", defaultMessage: "参加申請中" },
  archived: { id: "members.status.archived", defaultMessage: "卒業・退団" },
});

/** The one button of a row. */
export const memberRowText = plain.defineMessages({
  review: actionText.confirm,
  accept: actionText.accept,
  invite: actionText.invite,
  cancel_invite: actionText.cancelInvite,
  reinstate: { id: "members.row.reinstate", defaultMessage: "在籍に戻す" },
});

/** Names of the columns; the filters and the cards use the same words. */
export const memberColumnText = plain.defineMessages({
  name: { id: "members.column.name", defaultMessage: "氏名" },
  grade: personText.grade,
  gender: personText.gender,
  hands: personText.hands,
  height: personText.height,
  weight: personText.weight,
  analyzer: { id: "members.column.analyzer", defaultMessage: "アナライザー" },
  training: { id: "members.column.training", defaultMessage: "トレーニング" },
  actions: actionText.actions,
});

/** Every order of the list, in words. */
export const memberOrderText = plain.defineMessages({
  "grade-desc": peopleOrderText["grade-desc"],
  "grade-asc": { id: "members.order.grade-asc", defaultMessage: "学年の低い順" },
  "name-asc": peopleOrderText["name-asc"],
  "name-desc": { id: "members.order.name-desc", defaultMessage: "氏名の五十音逆順" },
  "height-desc": { id: "members.order.height-desc", defaultMessage: "身長の高い順" },
  "height-asc": { id: "members.order.height-asc", defaultMessage: "身長の低い順" },
  "weight-desc": { id: "members.order.weight-desc", defaultMessage: "体重の重い順" },
  "weight-asc": { id: "members.order.weight-asc", defaultMessage: "体重の軽い順" },
});

export const memberFilterText = defineMessages({
  filter: { id: "members.filter", defaultMessage: "絞り込み" },
  title: { id: "members.filter.title", defaultMessage: "絞り込みと並び順" },
  everyone: { id: "members.filter.everyone", defaultMessage: "全員" },
  none: { id: "members.filter.none", defaultMessage: "条件に合うメンバーはいません" },
});

export const memberListValueText = typed.defineMessages({
  file: { id: "members.file", defaultMessage: "メンバーリスト_{day}.csv" },
  filterWith: { id: "members.filterWith", defaultMessage: "絞り込み {count, number}件の条件" },
  show: { id: "members.show", defaultMessage: "{hits, number}人を表示する" },
  now: { id: "members.now", defaultMessage: "{filter}・{order}" },
  condition: { id: "members.condition", defaultMessage: "{name}：{value}" },
  quoted: { id: "members.quoted", defaultMessage: "名前「{q}」" },
  serviceStatus: { id: "members.serviceStatus", defaultMessage: "{service} {status}" },
  /** Begins with the button's words, so that voice control finds it. */
  actOf: { id: "members.actOf", defaultMessage: "{action}（{name}）" },
  moreOf: { id: "members.moreOf", defaultMessage: "{name}のその他の操作" },
  noHits: { id: "members.noHits", defaultMessage: "{filter}の条件では見つかりませんでした。" },
});
