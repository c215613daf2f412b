import { product } from "@kyuseki/domain";
import type { Mail } from "../store/platform/outbox.ts";

type LinkMail = { to: string; url: string; expiresAt: Date };

export function resetMail({ to, url, expiresAt }: LinkMail): Mail {
  return {
    to,
    subject: `【${product.mark}】パスワードの再設定`,
    text: `${product.name} のパスワードを再設定するには、次のリンクを開いてください。

${url}

リンクは${moment.format(expiresAt)}まで、1回だけ使えます。
お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。
`,
  };
}

export function inviteMail({ to, url, expiresAt, teamName }: LinkMail & { teamName: string }): Mail {
  return {
    to,
    subject: `【${product.mark}】指導者としての招待`,
    text: `「${teamName}」から、${product.name} に指導者として招待されました。
次のリンクを開いて、登録してください。

${url}

リンクは${moment.format(expiresAt)}まで、1回だけ使えます。
お心当たりがない場合は、このメールを破棄してください。
`,
  };
}

const moment = new Intl.DateTimeFormat(product.locale, {
  timeZone: product.timeZone,
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
