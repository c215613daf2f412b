import { plain } from "../plain.ts";

/** Words around what is being entered, on any screen. */
export const editingText = plain.defineMessages({
  undo: { id: "editing.undo", defaultMessage: "取り消す" },
  back: { id: "editing.back", defaultMessage: "もどる" },
  save: { id: "editing.save", defaultMessage: "保存する" },
  saving: { id: "editing.saving", defaultMessage: "保存しています" },
  savingNow: { id: "editing.savingNow", defaultMessage: "保存中…" },
  reset: { id: "editing.reset", defaultMessage: "元に戻す" },
  recheck: { id: "editing.recheck", defaultMessage: "もう一度確かめる" },
  choosePlayer: { id: "editing.choosePlayer", defaultMessage: "選手を選ぶ" },
});
