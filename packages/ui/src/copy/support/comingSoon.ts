import { defineMessages } from "react-intl";
import type { ScreenId } from "../frame/titles.ts";

/** What a screen that is not built yet will offer, one line each. */
const promises = defineMessages({
  "note-setting": { id: "comingSoon.note-setting", defaultMessage: "ノートの質問づくり\n書く日と、読める人の設定" },
  "note-preview": { id: "comingSoon.note-preview", defaultMessage: "選手の画面で見たときのノートの見本" },
  "note-list": { id: "comingSoon.note-list", defaultMessage: "一人の選手のノートのカレンダーと時系列" },
});

type Promised = (typeof promises)[keyof typeof promises];
/** Lines are separated by a line feed; built screens have none. */
export const promiseText: Partial<Record<ScreenId, Promised>> = promises;

export const comingSoonText = defineMessages({
  status: { id: "comingSoon.status", defaultMessage: "準備中" },
  contents: { id: "comingSoon.contents", defaultMessage: "ここでできるようになること" },
  later: { id: "comingSoon.later", defaultMessage: "この画面はまだ使えません。できあがりしだい、ここに表示します。" },
});
