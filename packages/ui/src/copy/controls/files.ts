import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const fileText = defineMessages({
  dropHere: { id: "files.dropHere", defaultMessage: "ファイルをここに置く" },
  release: { id: "files.release", defaultMessage: "ここで放してください" },
  or: { id: "files.or", defaultMessage: "または" },
  choose: { id: "files.choose", defaultMessage: "ファイルを選ぶ" },
  count: { id: "files.count", defaultMessage: "一度に選べるのは1個までです。" },
  empty: { id: "files.empty", defaultMessage: "中身がありません。別のファイルを選んでください。" },
  folder: { id: "files.folder", defaultMessage: "フォルダーは選べません。中のファイルを選んでください。" },
});

export const fileValueText = typed.defineMessages({
  type: { id: "files.type", defaultMessage: "読み込める形式は {types} です。" },
  size: { id: "files.size", defaultMessage: "{size}あります。{max}までのファイルを選んでください。" },
  refused: { id: "files.refused", defaultMessage: "{name} は選べませんでした。" },
});
