import { headingText } from "../controls/heading.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { listOrderText } from "../support/listOrder.ts";
import { typed } from "../typed.ts";
import { noteQueueText } from "./noteQueue.ts";

export const noteOrderText = plain.defineMessages({
  queue: { id: "noteOrder.queue", defaultMessage: "未返信が先" },
  newest: listOrderText.newest,
  oldest: listOrderText.oldest,
});

export const noteCsvText = plain.defineMessages({
  day: headingText.date,
  player: noteQueueText.player,
  grade: personText.grade,
  template: noteQueueText.template,
  pain: noteQueueText.pain,
  answer: { id: "noteCsv.answer", defaultMessage: "返信" },
});

export const noteCsvValueText = plain.defineMessages({
  pain: { id: "noteCsv.hasPain", defaultMessage: "あり" },
  answered: noteQueueText.answered,
  unanswered: noteQueueText.unanswered,
});

export const noteCsvFileText = typed.defineMessages({
  file: { id: "noteCsv.file", defaultMessage: "成長ノート_{day}.csv" },
  playerFile: { id: "noteCsv.playerFile", defaultMessage: "成長ノート_{name}_{day}.csv" },
});
