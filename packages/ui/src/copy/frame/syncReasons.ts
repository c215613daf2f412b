import { defineMessage, defineMessages } from "react-intl";

/** A sentence that tells the kinds of entries apart. */
type ByKind = { kind: string };

/** Why the server did not take an entry, where it did not say so itself. */
export const syncReasonText = {
  invalid: defineMessage<ByKind>({
    id: "syncReason.invalid",
    defaultMessage:
      "{kind, select, measurement {入力した値を、受けつけられませんでした。} pitch_count {球数か日付を、受けつけられませんでした。} other {入力した内容を、受けつけられませんでした。}}",
  }),
  conflict: defineMessage<ByKind>({
    id: "syncReason.conflict",
    defaultMessage:
      "{kind, select, measurement {この測定会の入力は終了しています。} attendance {この行事は、中止になったか、終わっています。} pitch_count {ほかの指導者が、先に球数を変えています。} stamp {ほかの指導者が先に返信したか、ノートが書き直されたため、送っていません。} other {入力したあとに、内容が変わっています。}}",
  }),
  not_found: defineMessage<ByKind>({
    id: "syncReason.not_found",
    defaultMessage:
      "{kind, select, measurement {測定会が削除されたか、選手がいまはチームにいません。} attendance {この選手か行事は削除されています。} pitch_count {この選手か記録は削除されています。} training_comment {この選手は削除されています。} training_record {この選手は、削除されたか、いまはチームにいません。} other {このノートは削除されています。}}",
  }),
  forbidden: defineMessage<ByKind>({
    id: "syncReason.forbidden",
    defaultMessage: "入力したあとに、あなたの権限が変わっています。",
  }),
};

/** What to do next. */
export const syncAdviceText = defineMessages({
  invalid: { id: "syncAdvice.invalid", defaultMessage: "直して、送り直してください。" },
  conflict: { id: "syncAdvice.conflict", defaultMessage: "直すか、消してください。" },
  not_found: { id: "syncAdvice.not_found", defaultMessage: "記録を残すには、CSVに書き出してください。" },
  forbidden: { id: "syncAdvice.forbidden", defaultMessage: "監督に確認してください。" },
  again: { id: "syncAdvice.again", defaultMessage: "もう一度送ってください。" },
});
