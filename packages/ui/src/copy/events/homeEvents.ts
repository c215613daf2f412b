import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** 次の行事 of home. */
export const homeEventText = plain.defineMessages({
  title: { id: "homeEvent.title", defaultMessage: "次の行事" },
  all: { id: "homeEvent.all", defaultMessage: "すべて見る" },
  none: { id: "homeEvent.none", defaultMessage: "これからの行事はまだありません。" },
  add: { id: "homeEvent.add", defaultMessage: "行事を追加する" },
});

export const homeEventValueText = typed.defineMessages({
  unanswered: { id: "homeEvent.unanswered", defaultMessage: "未回答 {count, number}人" },
  changed: { id: "homeEvent.changed", defaultMessage: "直前の変更 {count, number}人" },
  due: { id: "homeEvent.due", defaultMessage: "締め切り {time}" },
});
