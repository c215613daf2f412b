// The phone: menu, sheet of filters, tabs, and the way back.
import {
  type Action,
  actionsOf,
  asTable,
  button,
  choosing,
  combobox,
  group,
  inDialog,
  link,
  marks,
  opening,
  phone,
  pressing,
  search,
  typing,
} from "./presses.ts";

const at = actionsOf("スマートフォン", phone);

const records = "/training-report";
const summary = "/nextshot/report/:member_id/batting/summary";

export const phoneActions: readonly Action[] = [
  at("/", "menu: open, close", opening(button("メニューを開く"))),
  at("/", "theme", pressing(button(/画面にする$/), button(/画面にする$/)), pressing(button("メニューを開く"))),
  at("/", "QR code: open, close", opening(button("チームQRコードを表示"))),
  at("/dashboard", "period", pressing(button("3か月"), button("1か月"))),
  at("/dashboard", "chart mark", marks("実施率の推移")),
  at(records, "filters: open, close", opening(button("絞り込み"))),
  at(
    records,
    "filters: grade",
    pressing(inDialog(group("学年", button("中"))), inDialog(group("学年", button("すべて")))),
    pressing(button("絞り込み")),
  ),
  at(records, "order", choosing(combobox("並び順"))),
  at("/nextshot/ranking", "metric", choosing(combobox("測定の種類"))),
  at("/member-list", "search: key", typing(search)),
  at(summary, "kind", pressing(group("打撃の種類", button("トス")), group("打撃の種類", button("ティー")))),
  at(summary, "chart or table", asTable("打球の軌道")),
  at("/information", "one and back", pressing(link(/定期メンテナンス/), link("もどる"))),
];
