import * as z from "zod/mini";
import { accountLimits } from "../../limits.ts";
import { graphemeCount } from "../../vocabulary/text.ts";

/** A new password: any characters; only the server knows the list of common ones, and refuses them (S9). */
export const newPasswordSchema = z.string("パスワードを入力してください").check(
  z.refine(
    (text) => graphemeCount(text.slice(0, accountLimits.passwordMax)) >= accountLimits.passwordMin,
    `パスワードは${accountLimits.passwordMin}文字以上で入力してください`,
  ),
  z.maxLength(accountLimits.passwordMax, "パスワードが長すぎます"),
);

export const emailField = z
  .string("メールアドレスを入力してください")
  .check(
    z.trim(),
    z.minLength(1, "メールアドレスを入力してください"),
    z.maxLength(254, "メールアドレスが長すぎます"),
    z.email("メールアドレスの形を確認してください"),
  );

/** The code in an invitation or reset link. */
export const codeField = z
  .string("リンクが正しくありません")
  .check(z.regex(/^[\w-]{20,64}$/, "リンクが正しくありません"));
