import { defineMessages } from "react-intl";

/** The limit reached in the middle of a batter: the batter may be finished. */
export const guardBatterText = defineMessages({
  finished: { id: "guardBatter.finished", defaultMessage: "打者の途中で到達" },
  takeBack: { id: "guardBatter.takeBack", defaultMessage: "取り消す" },
});
