import { typed } from "../typed.ts";

/** What was entered on a page and is only in this device, or only in this tab (OF-2). */
export const savedOnDeviceText = typed.defineMessages({
  saving: { id: "savedOnDevice.saving", defaultMessage: "端末に保存しています" },
  stored: { id: "savedOnDevice.stored", defaultMessage: "{count, number}件を端末に保存しました（送信待ち）" },
  failed: {
    id: "savedOnDevice.failed",
    defaultMessage: "{count, number}件はこの端末に保存できません。送信が終わるまで、このページを閉じないでください。",
  },
  refused: {
    id: "savedOnDevice.refused",
    defaultMessage: "{count, number}件は送れませんでした。入力した内容は残っています。",
  },
});
