import { defineMessages } from "react-intl";

/** A batter finished although the limit was reached before the end of the turn, which the rules allow. */
export const finishedBatterText = defineMessages({
  finished: { id: "finishedBatter.finished", defaultMessage: "打者の途中で到達" },
  takeBack: { id: "finishedBatter.takeBack", defaultMessage: "取り消す" },
});
