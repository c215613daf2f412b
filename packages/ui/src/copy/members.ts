import { defineMessages } from "react-intl";

export const membersText = defineMessages({
  search: { id: "members.search", defaultMessage: "名前・よみがな" },
  all: { id: "members.all", defaultMessage: "すべて" },
  applied: { id: "members.applied", defaultMessage: "参加申請中" },
  separator: { id: "members.separator", defaultMessage: "・" },
  unanswered: { id: "members.unanswered", defaultMessage: "未回答" },
});

/** Names of the columns; the filters and the cards use the same words. */
export const memberColumnText = defineMessages({
  name: { id: "members.column.name", defaultMessage: "氏名" },
  grade: { id: "members.column.grade", defaultMessage: "学年" },
  gender: { id: "members.column.gender", defaultMessage: "性別" },
  hands: { id: "members.column.hands", defaultMessage: "投／打" },
  height: { id: "members.column.height", defaultMessage: "身長" },
  weight: { id: "members.column.weight", defaultMessage: "体重" },
  analyzer: { id: "members.column.analyzer", defaultMessage: "アナライザー" },
  training: { id: "members.column.training", defaultMessage: "トレーニング" },
});

/** Every order the list can take, in words. */
export const memberOrderText = defineMessages({
  "grade-desc": { id: "members.order.grade-desc", defaultMessage: "学年の高い順" },
  "grade-asc": { id: "members.order.grade-asc", defaultMessage: "学年の低い順" },
  "name-asc": { id: "members.order.name-asc", defaultMessage: "氏名の五十音順" },
  "name-desc": { id: "members.order.name-desc", defaultMessage: "氏名の五十音逆順" },
  "height-desc": { id: "members.order.height-desc", defaultMessage: "身長の高い順" },
  "height-asc": { id: "members.order.height-asc", defaultMessage: "身長の低い順" },
  "weight-desc": { id: "members.order.weight-desc", defaultMessage: "体重の重い順" },
  "weight-asc": { id: "members.order.weight-asc", defaultMessage: "体重の軽い順" },
});

export const memberFilterText = defineMessages({
  filter: { id: "members.filter", defaultMessage: "絞り込み" },
  title: { id: "members.filter.title", defaultMessage: "絞り込みと並び順" },
  order: { id: "members.filter.order", defaultMessage: "並び順" },
  everyone: { id: "members.filter.everyone", defaultMessage: "全員" },
  reset: { id: "members.filter.reset", defaultMessage: "条件をクリア" },
  clear: { id: "members.filter.clear", defaultMessage: "絞り込みを解除する" },
});

export const memberEmptyText = defineMessages({
  title: { id: "members.empty.title", defaultMessage: "メンバーはまだいません" },
  body: { id: "members.empty.body", defaultMessage: "選手が加わると、学年や利用状況がここに一覧で並びます。" },
  filtered: { id: "members.empty.filtered", defaultMessage: "条件に合うメンバーはいません" },
});

type Values = {
  count: { total: number };
  narrowed: { total: number; hits: number };
  hands: { pitching: string; batting: string };
  filterWith: { count: number };
  show: { hits: number };
  now: { filter: string; order: string };
  condition: { name: string; value: string };
  quoted: { q: string };
  noHits: { filter: string };
};

export const memberValueText = defineMessages<Values>({
  count: { id: "members.count", defaultMessage: "{total, number}人" },
  narrowed: { id: "members.narrowed", defaultMessage: "{total, number}人中 {hits, number}人" },
  hands: { id: "members.hands", defaultMessage: "{pitching}／{batting}" },
  filterWith: { id: "members.filterWith", defaultMessage: "絞り込み {count, number}件の条件" },
  show: { id: "members.show", defaultMessage: "{hits, number}人を表示する" },
  now: { id: "members.now", defaultMessage: "{filter}・{order}" },
  condition: { id: "members.condition", defaultMessage: "{name}：{value}" },
  quoted: { id: "members.quoted", defaultMessage: "名前「{q}」" },
  noHits: { id: "members.noHits", defaultMessage: "{filter}の条件では見つかりませんでした。" },
});
