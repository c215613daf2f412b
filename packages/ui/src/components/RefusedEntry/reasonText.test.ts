import type { FailureCode } from "@kyuseki/domain";
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import type { SyncKind } from "../../copy/frame/syncStatus.ts";
import { reasonText } from "./reasonText.ts";

const intl = createIntl({ locale: "ja", defaultLocale: "ja" });

type Refusal = { kind: SyncKind; code: FailureCode; message?: string; expected: string };

const refusals: readonly Refusal[] = [
  {
    kind: "measurement",
    code: "invalid",
    message: "50〜400の数を入力してください",
    expected: "50〜400の数を入力してください。直して、送り直してください。",
  },
  {
    kind: "measurement",
    code: "invalid",
    expected: "入力した値を、受けつけられませんでした。直して、送り直してください。",
  },
  {
    kind: "pitch_count",
    code: "invalid",
    expected: "球数か日付を、受けつけられませんでした。直して、送り直してください。",
  },
  {
    kind: "note_comment",
    code: "invalid",
    expected: "入力した内容を、受けつけられませんでした。直して、送り直してください。",
  },
  {
    kind: "measurement",
    code: "conflict",
    expected: "この測定会の入力は終了しています。直すか、消してください。",
  },
  {
    kind: "attendance",
    code: "conflict",
    message: "この行事は中止になりました",
    expected: "この行事は中止になりました。直すか、消してください。",
  },
  {
    kind: "attendance",
    code: "conflict",
    expected: "この行事は、中止になったか、終わっています。直すか、消してください。",
  },
  {
    kind: "pitch_count",
    code: "conflict",
    expected: "ほかの指導者が、先に球数を変えています。直すか、消してください。",
  },
  {
    kind: "stamp",
    code: "conflict",
    message: "",
    expected: "ほかの指導者が先に返信したか、ノートが書き直されたため、送っていません。直すか、消してください。",
  },
  {
    kind: "note_comment",
    code: "conflict",
    expected: "入力したあとに、内容が変わっています。直すか、消してください。",
  },
  {
    kind: "measurement",
    code: "not_found",
    message: "見つかりませんでした。",
    expected: "測定会が削除されたか、選手がいまはチームにいません。記録を残すには、CSVに書き出してください。",
  },
  {
    kind: "attendance",
    code: "not_found",
    expected: "この選手か行事は削除されています。記録を残すには、CSVに書き出してください。",
  },
  {
    kind: "pitch_count",
    code: "not_found",
    expected: "この選手か記録は削除されています。記録を残すには、CSVに書き出してください。",
  },
  {
    kind: "stamp",
    code: "not_found",
    expected: "このノートは削除されています。記録を残すには、CSVに書き出してください。",
  },
  {
    kind: "note_comment",
    code: "not_found",
    expected: "このノートは削除されています。記録を残すには、CSVに書き出してください。",
  },
  {
    kind: "training_comment",
    code: "not_found",
    expected: "この選手は削除されています。記録を残すには、CSVに書き出してください。",
  },
  {
    kind: "stamp",
    code: "forbidden",
    message: "権限がありません。",
    expected: "入力したあとに、あなたの権限が変わっています。監督に確認してください。",
  },
  {
    kind: "attendance",
    code: "unauthorized",
    expected: "ログインの期限が切れました。もう一度ログインしてください。",
  },
  {
    kind: "measurement",
    code: "unexpected",
    message: "サーバーで問題が起きました。",
    expected: "サーバーで問題が起きました。もう一度送ってください。",
  },
  {
    kind: "measurement",
    code: "unexpected",
    expected: "サーバーで問題が起きました。少し待ってから、もう一度お試しください。",
  },
  {
    kind: "measurement",
    code: "unavailable",
    expected: "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
  },
];

describe("送れなかった理由と、次にすること", () => {
  test.each(refusals)("$kind $code $message → $expected", ({ kind, code, message, expected }) => {
    expect(reasonText(intl, kind, code, message)).toBe(expected);
  });
});
