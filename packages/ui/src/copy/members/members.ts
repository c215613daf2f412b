import type { ArchivedAs } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

export const membersText = defineMessages({
  search: { id: "members.search", defaultMessage: "名前・よみがな" },
  order: { id: "members.order", defaultMessage: "並び順" },
  separator: { id: "members.separator", defaultMessage: "・" },
});

export const archivedAsText = defineMessages({
  graduated: { id: "members.archivedAs.graduated", defaultMessage: "卒業" },
  left: { id: "members.archivedAs.left", defaultMessage: "退団" },
}) satisfies Record<ArchivedAs, MessageDescriptor>;

/** Orders that other lists have too. */
export const peopleOrderText = defineMessages({
  "grade-desc": { id: "members.order.grade-desc", defaultMessage: "学年の高い順" },
  "name-asc": { id: "members.order.name-asc", defaultMessage: "氏名の五十音順" },
});

export const memberValueText = typed.defineMessages({
  count: { id: "members.count", defaultMessage: "{total, number}人" },
  narrowed: { id: "members.narrowed", defaultMessage: "{total, number}人中 {hits, number}人" },
  hands: { id: "members.hands", defaultMessage: "{pitching}／{batting}" },
});
