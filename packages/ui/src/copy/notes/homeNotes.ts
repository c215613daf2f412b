import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** 成長ノート of home. */
export const homeNoteText = plain.defineMessages({
  title: { id: "homeNote.title", defaultMessage: "成長ノート" },
  all: { id: "homeNote.all", defaultMessage: "一覧" },
  none: { id: "homeNote.none", defaultMessage: "未返信のノートはありません。" },
  pain: { id: "homeNote.pain", defaultMessage: "痛み・違和感" },
});

export const homeNoteValueText = typed.defineMessages({
  unanswered: { id: "homeNote.unanswered", defaultMessage: "未返信 {count, number}件" },
});
