import { defineMessages } from "react-intl";

/** The two halves of the game, as a menu and a tab name them. */
export const modeText = defineMessages({
  batting: { id: "measure.batting", defaultMessage: "打撃" },
  pitching: { id: "measure.pitching", defaultMessage: "投球" },
});
