import { editingText } from "../controls/editing.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** What every page of one player's report says. */
export const reportText = plain.defineMessages({
  period: headingText.period,
  summary: { id: "report.summary", defaultMessage: "サマリー" },
  results: { id: "report.results", defaultMessage: "結果" },
  ai_stats: { id: "report.ai_stats", defaultMessage: "AIスタッツ" },
  batting: { id: "report.batting", defaultMessage: "打撃の画面" },
  pitching: { id: "report.pitching", defaultMessage: "投球の画面" },
  loading: { id: "report.loading", defaultMessage: "選手を読み込んでいます" },
  missing: personText.missing,
  missingBody: { id: "report.missingBody", defaultMessage: "アドレスが違うか、チームから削除されています。" },
  choose: editingText.choosePlayer,
  battingType: measureText.battingType,
  ball: measureText.ball,
  apart: { id: "report.apart", defaultMessage: "種類と球は混ぜずに集計します" },
  noType: { id: "report.noType", defaultMessage: "種類なし" },
  noBall: { id: "report.noBall", defaultMessage: "球の記録なし" },
});

export const reportValueText = typed.defineMessages({
  usage: { id: "report.usage", defaultMessage: "アナライザー {usage}" },
  typeCount: { id: "report.typeCount", defaultMessage: "{type} {count, number}" },
});
