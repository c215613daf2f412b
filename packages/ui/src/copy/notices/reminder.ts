import { typed } from "../typed.ts";

/** What became of a press on 催促する or 知らせる. */
export const reminderText = typed.defineMessages({
  sent: { id: "reminder.sent", defaultMessage: "{families, number}家族に送りました。" },
  later: { id: "reminder.later", defaultMessage: "{families, number}家族に、{time} に送ります。" },
  nobody: { id: "reminder.nobody", defaultMessage: "送る家族はありませんでした。" },
  already: { id: "reminder.already", defaultMessage: "{families, number}家族は、今日すでに送っています。" },
  unreached: { id: "reminder.unreached", defaultMessage: "{families, number}家族は、届け先がありません。" },
  done: { id: "reminder.done", defaultMessage: "{families, number}家族は、そろっていました。" },
});
