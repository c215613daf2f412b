import { defineMessages } from "react-intl";

/** Whether what was typed is stored in this device. */
export const savedOnDeviceText = defineMessages({
  saving: { id: "savedOnDevice.saving", defaultMessage: "端末に保存しています" },
  saved: { id: "savedOnDevice.saved", defaultMessage: "端末に保存しました" },
  failed: { id: "savedOnDevice.failed", defaultMessage: "この端末には保存できません" },
});
