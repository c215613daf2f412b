// メンバーと設定: the member list and its panel, the change of the year, the team and the settings of measurements.
import {
  type Action,
  actionsOf,
  button,
  checkbox,
  choosing,
  combobox,
  field,
  grades,
  group,
  inDialog,
  link,
  menuByKey,
  opening,
  pressing,
  typing,
  wide,
} from "./presses.ts";

const at = actionsOf("メンバーと設定", wide);

const list = "/member-list";
const one = "/member-list/:member_id";
const team = "/team-management";

export const settingActions: readonly Action[] = [
  at(list, "grade", grades),
  at(list, "sex", pressing(group("性別", button("女")), group("性別", button("すべて")))),
  at(list, "state", choosing(combobox("状況"))),
  at(list, "choosing all", pressing(checkbox("すべての行を選択"), checkbox("すべての行を選択"))),
  at(list, "row menu: open, close", opening(button(/のその他の操作$/))),
  at(list, "new member: key", typing(inDialog(field("姓"))), pressing(link("メンバーを追加"))),
  at(one, "next, previous player", pressing(button("次の選手"), button("前の選手"))),
  at(one, "panel's menu", menuByKey(button(/さんのその他の操作$/))),
  at("/member-list/year-change", "player: open, close", opening(button(/^小野寺 湊/))),
  at(team, "name: key", typing(field("チーム名"))),
  at(team, "who may apply", pressing(button("保護者"), button("選手・保護者"))),
  at(team, "prefecture", choosing(combobox("都道府県"))),
  at(team, "invitation: open, close", opening(button("招待する"))),
  at("/evaluation-setting", "rule of elementary", choosing(combobox("小学のルール"))),
  at("/evaluation-setting", "new item: open, close", opening(button("項目を追加"))),
];
