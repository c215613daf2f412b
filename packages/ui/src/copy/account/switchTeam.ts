import { defineMessages } from "react-intl";
import { shellText } from "../frame/shell.ts";
import { typed } from "../typed.ts";

/** One account in several clubs. */
const ownText = defineMessages({
  lead: {
    id: "switchTeam.lead",
    defaultMessage: "選んだチームのホームが開きます。入力の途中のものは、もとのチームに残ります。",
  },
  current: { id: "switchTeam.current", defaultMessage: "いま開いています" },
  gone: {
    id: "switchTeam.gone",
    defaultMessage: "このチームは開けませんでした。チームから外れたか、閉じられています。",
  },
  movedTitle: { id: "switchTeam.movedTitle", defaultMessage: "表示しているチームは、もう開かれていません" },
  moved: {
    id: "switchTeam.moved",
    defaultMessage:
      "別のタブでチームを切り替えたか、このチームから外れたため、この画面では保存も送信もできません。入力の途中のものは、このチームに残ります。",
  },
  reload: { id: "switchTeam.reload", defaultMessage: "読み込み直す" },
  stay: { id: "switchTeam.stay", defaultMessage: "この画面を見る" },
});

export const switchTeamText = { ...ownText, title: shellText.switchTeam };

export const switchTeamValueText = typed.defineMessages({
  place: { id: "switchTeam.place", defaultMessage: "{sport}・{role}" },
});
