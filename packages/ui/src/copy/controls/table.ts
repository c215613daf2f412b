import { defineMessages } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { unitText } from "./units.ts";

export const tableText = defineMessages({
  size: { id: "table.size", defaultMessage: "表示件数" },
  pages: { id: "table.pages", defaultMessage: "ページ" },
  previous: { id: "table.previous", defaultMessage: "前のページ" },
  next: { id: "table.next", defaultMessage: "次のページ" },
  selectPage: { id: "table.selectPage", defaultMessage: "このページの行をすべて選択" },
  selectEvery: { id: "table.selectEvery", defaultMessage: "すべての行を選択" },
  detail: { id: "table.detail", defaultMessage: "詳細" },
  showOmitted: { id: "table.showOmitted", defaultMessage: "続きを表示" },
  filter: { id: "table.filter", defaultMessage: "絞り込み" },
  exportCsv: { id: "table.exportCsv", defaultMessage: "CSVで保存する" },
});

/** What is counted: players, rows of any other kind, pitched or hit balls. */
export const countUnitText = plain.defineMessages({
  person: unitText.person,
  row: { id: "table.unit.row", defaultMessage: "件" },
  ball: unitText.ball,
});
export type CountUnit = keyof typeof countUnitText;

export const tableValueText = typed.defineMessages({
  /** `n` sets its figure in the numeral font. */
  span: {
    id: "table.span",
    defaultMessage: "全 <n>{total, number}</n> 件中 <n>{first, number}–{last, number}</n> 件",
  },
  page: { id: "table.page", defaultMessage: "{page, number}ページ" },
  position: { id: "table.position", defaultMessage: "{page, number} / {count, number}" },
  sorted: { id: "table.sorted", defaultMessage: "{header}（{order}）" },
  selectRow: { id: "table.selectRow", defaultMessage: "{name}を選択" },
  selected: { id: "table.selected", defaultMessage: "<n>{count, number}</n> {unit}を選択中" },
  detailOf: { id: "table.detailOf", defaultMessage: "{name}の詳細" },
  omitted: { id: "table.omitted", defaultMessage: "{first, number}位〜{last, number}位を省略しています" },
  found: { id: "table.found", defaultMessage: "{total, number}人中 {hits, number}人" },
  filterWith: { id: "table.filterWith", defaultMessage: "絞り込み {count, number}件の条件" },
});
