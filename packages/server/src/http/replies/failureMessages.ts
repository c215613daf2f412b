import type { FailureCode } from "@kyuseki/domain";

/** What a refused call says when nothing more exact is known. */
export const failureMessages = {
  invalid: "入力内容を確認してください。",
  unauthorized: "ログインの期限が切れました。もう一度ログインしてください。",
  forbidden: "この操作をする権限がありません。チームの監督に確認してください。",
  not_found: "見つかりませんでした。",
  conflict: "ほかの操作と重なりました。画面を読み込み直してから、もう一度お試しください。",
  rate_limited: "操作が続いたため、しばらく受け付けられません。時間をおいて、もう一度お試しください。",
  unexpected: "サーバーで問題が起きました。時間をおいて、もう一度お試しください。",
  unavailable: "サーバーが混み合っています。時間をおいて、もう一度お試しください。",
} as const satisfies Record<FailureCode, string>;
