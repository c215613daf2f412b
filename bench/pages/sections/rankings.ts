// ランキング: of the team's players, of the country's players and of its teams.
import {
  type Action,
  actionsOf,
  button,
  grades,
  group,
  link,
  marks,
  pageSizes,
  pressing,
  search,
  sort,
  turning,
  typing,
  wide,
} from "./presses.ts";

const at = actionsOf("ランキング", wide);

const local = "/ranking/individual/local";
const national = "/ranking/individual/national";
const teams = "/ranking/team/national";
const filters = pressing(button(/^絞り込み/));

export const rankingActions: readonly Action[] = [
  at(local, "metric", pressing(button("球速"), button("打球速度"))),
  at(local, "filters: open, close", pressing(button(/^絞り込み/), button(/^絞り込み/))),
  at(local, "grade", grades, filters),
  at(local, "period", pressing(group("期間", button("3か月")), group("期間", button("1か月"))), filters),
  at(local, "search: key", typing(search)),
  at(local, "sort", pressing(sort("伸び率"), sort("順位"))),
  at(local, "page size", pageSizes),
  at(local, "next page and back", turning),
  at(local, "nation and back", pressing(link("個人 全国"), link("個人 チーム内"))),
  at(
    national,
    "ranks shown",
    pressing(group("表示する順位", button("すべての順位")), group("表示する順位", button("チームの選手"))),
  ),
  at(national, "chart mark", marks("全国の分布とチームの位置")),
  at(teams, "metric", pressing(button("打球速度"), button("実施率"))),
];
