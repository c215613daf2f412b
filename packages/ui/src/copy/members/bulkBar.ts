import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const bulkBarText = defineMessages({
  label: { id: "bulkBar.label", defaultMessage: "選んだ行の操作" },
  selectAll: { id: "bulkBar.selectAll", defaultMessage: "すべて選ぶ" },
  clear: { id: "bulkBar.clear", defaultMessage: "選択を解除" },
  stop: { id: "bulkBar.stop", defaultMessage: "残りをやめる" },
  stopping: { id: "bulkBar.stopping", defaultMessage: "やめています" },
});

export const bulkBarValueText = typed.defineMessages({
  selectAllOf: { id: "bulkBar.selectAllOf", defaultMessage: "{total, number}{unit}すべて選ぶ" },
});
