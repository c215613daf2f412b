// 連絡: notices, what is still open, notes and their settings, events.
import {
  type Action,
  actionsOf,
  button,
  field,
  grades,
  group,
  inDialog,
  keys,
  link,
  opening,
  pageSizes,
  pressing,
  search,
  sort,
  typing,
  wide,
} from "./presses.ts";

const at = actionsOf("連絡", wide);

const open = "/notification/open-items";

export const communicationActions: readonly Action[] = [
  at("/notification", "recipients", pressing(button(/^高校 /), button(/^高校 /))),
  at("/notification", "body: key", typing(field("本文"))),
  at("/notification", "players: open, close", opening(button("選手を選ぶ"))),
  at("/notification", "players: search key", typing(inDialog(search)), pressing(button("選手を選ぶ"))),
  at("/notification/:notice_id", "rows", pressing(button(/^未読/), button(/^すべて/))),
  at(open, "kind", pressing(button(/^出欠/), button(/^すべて/))),
  at(open, "by player or by matter", pressing(button("ことがらごと"), button("選手ごと"))),
  at(open, "search: key", typing(search)),
  at(open, "sort", pressing(sort(/^いつから/), sort(/^いつから/))),
  at(open, "page size", pageSizes),
  at("/note", "unanswered", pressing(button(/^未返信/), group("表示", button("すべて")))),
  at("/note", "next, previous note: key", keys(link(/未返信$/), "j", "k")),
  at("/note", "filters: open, close", opening(button("絞り込み"))),
  at("/note", "grade", grades),
  at("/note/note-setting", "question: open, close", pressing(button("手ごたえを変更"), button("手ごたえを変更"))),
  at("/note/note-setting", "weekday", pressing(button("月"), button("月"))),
  at("/event-list", "search: key", typing(search)),
];
