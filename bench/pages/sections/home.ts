// ホーム, its shell, and what the shell offers on every page.
import {
  type Action,
  actionsOf,
  button,
  combobox,
  group,
  keys,
  link,
  nav,
  opening,
  pressing,
  region,
  search,
  typing,
  wide,
} from "./presses.ts";

const at = actionsOf("ホーム", wide);

export const homeActions: readonly Action[] = [
  at("/", "theme", pressing(button(/画面にする$/), button(/画面にする$/))),
  at("/", "user menu", keys(button(/メニュー$/), "Enter", "Escape")),
  at("/", "player search: key", typing(combobox("選手・画面を検索"))),
  at("/", "inquiry", opening(button("お問い合わせ"))),
  at("/", "チームレポート and back", pressing(nav("チームレポート"), nav("ホーム"))),
  at("/", "one group's rates and back", pressing(region("直近7日のトレーニング実施率", link(/^高校/)), nav("ホーム"))),
  at("/", "first headline and back", pressing(region("きょうの要点", link(/./)), nav("ホーム"))),
  at("/", "first note and back", pressing(region("成長ノート", link(/./)), nav("ホーム"))),
  at("/", "next event and back", pressing(region("次の行事", link(/./)), nav("ホーム"))),
  at("/information", "search: key", typing(search)),
  at("/event-list", "list or month", pressing(group("見かた", button("月")), group("見かた", button("一覧")))),
  at("/event-list", "organiser", pressing(group("主催", button("チーム")), group("主催", button("すべて")))),
];
