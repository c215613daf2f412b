import { defineMessages } from "react-intl";
import { editingText } from "../controls/editing.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The form in which a coach records practice and pain for a player. */
export const trainingRecordText = plain.defineMessages({
  record: { id: "trainingRecord.record", defaultMessage: "記入する" },
  title: { id: "trainingRecord.title", defaultMessage: "練習と痛みを記入" },
  lead: {
    id: "trainingRecord.lead",
    defaultMessage: "選手に代わって記入します。練習か痛みの、どちらかだけでも記入できます。",
  },
  minutes: { id: "trainingRecord.minutes", defaultMessage: "練習の時間" },
  usual: { id: "trainingRecord.usual", defaultMessage: "よくある時間" },
  rpe: { id: "trainingRecord.rpe", defaultMessage: "きつさ（1〜10）" },
  menu: { id: "trainingRecord.menu", defaultMessage: "練習の内容" },
  pain: { id: "trainingRecord.pain", defaultMessage: "痛みの強さ（0は痛みなし）" },
  noPain: { id: "trainingRecord.noPain", defaultMessage: "痛みの強さを1〜10で選んでください" },
  part: { id: "trainingRecord.part", defaultMessage: "痛いところ" },
  side: { id: "trainingRecord.side", defaultMessage: "左右" },
  note: { id: "trainingRecord.note", defaultMessage: "痛みの説明" },
  cancel: { id: "trainingRecord.cancel", defaultMessage: "キャンセル" },
  save: editingText.save,
  saving: editingText.saving,
  byCoach: { id: "trainingRecord.byCoach", defaultMessage: "指導者が記入" },
  onlyPain: { id: "trainingRecord.onlyPain", defaultMessage: "痛みだけの記入" },
});

/** Results of recording and deleting. */
export const trainingRecordDoneText = defineMessages({
  recorded: { id: "trainingRecord.recorded", defaultMessage: "記入しました" },
  deleted: { id: "trainingRecord.deleted", defaultMessage: "記入を削除しました" },
});

export const trainingRecordValueText = typed.defineMessages({
  minutes: { id: "trainingRecord.minutesOf", defaultMessage: "{minutes, number}分" },
  deleteOf: { id: "trainingRecord.deleteOf", defaultMessage: "「{menu}」を削除" },
});
