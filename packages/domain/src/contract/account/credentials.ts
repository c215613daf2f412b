import * as z from "zod/mini";
import { accountLimits } from "../../product.ts";
import { graphemeCount } from "../../vocabulary/text.ts";

/** S9. Any characters; the commonest passwords are refused by the server, which alone knows their list. */
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

/** As it stands in a link somebody was handed. */
export const codeField = z
  .string("リンクが正しくありません")
  .check(z.regex(/^[\w-]{20,64}$/, "リンクが正しくありません"));
