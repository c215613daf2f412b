import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const fileText = defineMessages({
  dropHere: { id: "files.dropHere", defaultMessage: "ファイルをここに置く" },
  release: { id: "files.release", defaultMessage: "ここで放してください" },
  or: { id: "files.or", defaultMessage: "または" },
  choose: { id: "files.choose", defaultMessage: "ファイルを選ぶ" },
  chosen: { id: "files.chosen", defaultMessage: "選んだファイル" },
  sending: { id: "files.sending", defaultMessage: "送っています" },
  done: { id: "files.done", defaultMessage: "送りました" },
  cancel: { id: "files.cancel", defaultMessage: "取り消す" },
  resend: { id: "files.resend", defaultMessage: "もう一度送る" },
  empty: { id: "files.empty", defaultMessage: "中身がありません。別のファイルを選んでください。" },
  folder: { id: "files.folder", defaultMessage: "フォルダーは選べません。中のファイルを選んでください。" },
});

export const fileValueText = typed.defineMessages({
  type: { id: "files.type", defaultMessage: "読み込める形式は {types} です。" },
  size: { id: "files.size", defaultMessage: "{size}あります。{max}までのファイルを選んでください。" },
  count: { id: "files.count", defaultMessage: "一度に選べるのは{max}個までです。" },
  refused: { id: "files.refused", defaultMessage: "{name} は選べませんでした。" },
  remove: { id: "files.remove", defaultMessage: "{name} を外す" },
  cancelFile: { id: "files.cancelFile", defaultMessage: "{name} を取り消す" },
  resendFile: { id: "files.resendFile", defaultMessage: "{name} をもう一度送る" },
  sent: { id: "files.sent", defaultMessage: "{percent, number}%" },
  sendingFile: { id: "files.sendingFile", defaultMessage: "{name} を送っています" },
});
