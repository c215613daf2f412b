import { defineMessages } from "react-intl";

/** Correcting or removing one measured ball. */
export const ballActionText = defineMessages({
  edit: { id: "ballAction.edit", defaultMessage: "種類・結果を直す" },
  editPitch: { id: "ballAction.editPitch", defaultMessage: "球種を直す" },
  remove: { id: "ballAction.remove", defaultMessage: "削除する" },
  removeNote: { id: "ballAction.removeNote", defaultMessage: "10秒のあいだ、取り消せます。" },
  pitch: { id: "ballAction.pitch", defaultMessage: "球種" },
  battingType: { id: "ballAction.battingType", defaultMessage: "打撃の種類" },
  result: { id: "ballAction.result", defaultMessage: "結果" },
  ball: { id: "ballAction.ball", defaultMessage: "使用球" },
  unset: { id: "ballAction.unset", defaultMessage: "未設定" },
  note: { id: "ballAction.note", defaultMessage: "測った数値は変わりません。集計は、直した種類で作り直します。" },
  save: { id: "ballAction.save", defaultMessage: "保存する" },
  saving: { id: "ballAction.saving", defaultMessage: "保存中…" },
  conflict: {
    id: "ballAction.conflict",
    defaultMessage: "ほかの人が先に直しました。下の「いまの記録」を確かめて、よければもう一度保存してください。",
  },
});

type Values = {
  which: { time: string; speed: string };
  more: { which: string };
  now: { content: string };
};

export const ballActionValueText = defineMessages<Values>({
  which: { id: "ballAction.which", defaultMessage: "{time}の{speed}" },
  more: { id: "ballAction.more", defaultMessage: "{which}のその他の操作" },
  now: { id: "ballAction.now", defaultMessage: "いまの記録：{content}" },
});
