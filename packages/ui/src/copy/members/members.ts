import type { ArchivedAs } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

export const membersText = defineMessages({
  search: { id: "members.search", defaultMessage: "名前・よみがな" },
  order: { id: "members.order", defaultMessage: "並び順" },
  separator: { id: "members.separator", defaultMessage: "・" },
  unanswered: { id: "members.unanswered", defaultMessage: "未回答" },
  found: { id: "members.found", defaultMessage: "見つかった人数" },
  add: { id: "members.add", defaultMessage: "メンバーを追加" },
  bulkAdd: { id: "members.bulkAdd", defaultMessage: "一括で追加" },
  bulkAddShort: { id: "members.bulkAddShort", defaultMessage: "一括" },
  exportCsv: { id: "members.exportCsv", defaultMessage: "CSVに書き出す" },
});

export const archivedAsText = defineMessages({
  graduated: { id: "members.archivedAs.graduated", defaultMessage: "卒業" },
  left: { id: "members.archivedAs.left", defaultMessage: "退団" },
}) satisfies Record<ArchivedAs, MessageDescriptor>;

/** Every order of the list, in words. */
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

export const memberValueText = typed.defineMessages({
  count: { id: "members.count", defaultMessage: "{total, number}人" },
  narrowed: { id: "members.narrowed", defaultMessage: "{total, number}人中 {hits, number}人" },
  hands: { id: "members.hands", defaultMessage: "{pitching}／{batting}" },
});
