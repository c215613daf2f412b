import type { FailureCode } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

/** What happened and what to do next, for each way a call can be refused. */
export const failureText = defineMessages({
  invalid: { id: "failure.invalid", defaultMessage: "入力した内容に確認が必要です。内容を見直してください。" },
  unauthorized: {
    id: "failure.unauthorized",
    defaultMessage: "ログインの期限が切れました。もう一度ログインしてください。",
  },
  forbidden: {
    id: "failure.forbidden",
    defaultMessage: "この操作を行う権限がありません。チームの監督に確認してください。",
  },
  not_found: {
    id: "failure.not_found",
    defaultMessage: "見つかりませんでした。すでに削除されたか、場所が変わっています。",
  },
  conflict: {
    id: "failure.conflict",
    defaultMessage: "ほかの人が先に変更しました。最新の内容を読み込んでから、やり直してください。",
  },
  rate_limited: {
    id: "failure.rate_limited",
    defaultMessage: "短い時間に操作が続いたため、受け付けを止めています。少し待ってから、もう一度お試しください。",
  },
  unexpected: {
    id: "failure.unexpected",
    defaultMessage: "サーバーで問題が起きました。少し待ってから、もう一度お試しください。",
  },
  unavailable: {
    id: "failure.unavailable",
    defaultMessage: "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
  },
}) satisfies Record<FailureCode, MessageDescriptor>;

export const failureActionText = defineMessages({
  title: { id: "failure.title", defaultMessage: "データを取得できませんでした" },
  reload: { id: "failure.reload", defaultMessage: "再読み込みする" },
});

export const failureValueText = typed.defineMessages({
  wait: {
    id: "failure.wait",
    defaultMessage: "短い時間に操作が続いたため、受け付けを止めています。{wait}待ってから、もう一度お試しください。",
  },
});
