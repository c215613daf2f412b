import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const printNotesText = plain.defineMessages({
  title: { id: "printNotes.title", defaultMessage: "ノートの印刷" },
  back: { id: "printNotes.back", defaultMessage: "ノート一覧へもどる" },
  year: { id: "printNotes.year", defaultMessage: "年度" },
  goals: { id: "printNotes.goals", defaultMessage: "9マス目標" },
  notes: { id: "printNotes.notes", defaultMessage: "ノート" },
  none: { id: "printNotes.none", defaultMessage: "この年度のノートはありません。" },
  missing: { id: "printNotes.missing", defaultMessage: "この選手は見つかりませんでした" },
  missingBody: { id: "printNotes.missingBody", defaultMessage: "チームから外れたか、リンクが古くなっています。" },
});

export const printNotesValueText = typed.defineMessages({
  schoolYear: { id: "printNotes.schoolYear", defaultMessage: "{year}年度" },
  lead: { id: "printNotes.lead", defaultMessage: "成長ノート　{year}年度　ノート{count, number}件" },
  printed: { id: "printNotes.printed", defaultMessage: "{date} {name}が印刷" },
  scale: { id: "printNotes.scale", defaultMessage: "手ごたえ {scale, number}／5" },
  stamp: { id: "printNotes.stamp", defaultMessage: "{name}：{stamp}" },
  done: { id: "printNotes.done", defaultMessage: "{text}（{day} できた）" },
});
