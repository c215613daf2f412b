import { typed } from "../typed.ts";

/** On the page where something was entered that the server refused (OF-3). */
export const refusedEntryText = typed.defineMessages({
  title: { id: "refusedEntry.title", defaultMessage: "送れなかった入力があります" },
  what: { id: "refusedEntry.what", defaultMessage: "{detail}・{time} に入力" },
  taken: {
    id: "refusedEntry.taken",
    defaultMessage: "入力した内容は、入力欄に戻してあります。送り直すまで、この端末だけにあります。",
  },
  occupied: {
    id: "refusedEntry.occupied",
    defaultMessage: "入力欄に書きかけがあります。それを送るか消すと、この内容を入力欄に戻します。",
  },
  close: { id: "refusedEntry.close", defaultMessage: "この知らせを閉じる" },
});
