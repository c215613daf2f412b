import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Results of correcting, moving or deleting a measurement; the last two can be undone for 10 s. */
export const ballDoneText = defineMessages({
  deleted: { id: "ballDone.deleted", defaultMessage: "記録を削除しました" },
  restored: { id: "ballDone.restored", defaultMessage: "記録を元に戻しました" },
  movedBack: { id: "ballDone.movedBack", defaultMessage: "元の選手にもどしました" },
  changed: { id: "ballDone.changed", defaultMessage: "記録を直しました" },
});

export const ballDoneValueText = typed.defineMessages({
  moved: { id: "ballDone.moved", defaultMessage: "{count}球を{name}に移しました" },
});
