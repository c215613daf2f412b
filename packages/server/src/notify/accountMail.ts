import { accountLimits, product } from "@kyuseki/domain";
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

/** The digits a person types to show that the new address is theirs. */
export function emailCodeMail({ to, code }: { to: string; code: string }): Mail {
  return {
    to,
    subject: `【${product.mark}】メールアドレスの確認コード`,
    text: `${product.name} のメールアドレスをこのアドレスに変更するには、アカウントの画面に次の確認コードを入力してください。

${code}

確認コードは${accountLimits.emailCodeHours}時間使えます。だれにも教えないでください。
お心当たりがない場合は、このメールを破棄してください。メールアドレスは変わりません。
`,
  };
}

/** The digits an invited person types to show that the address is theirs. */
export function inviteCodeMail({ to, code }: { to: string; code: string }): Mail {
  return {
    to,
    subject: `【${product.mark}】メールアドレスの確認コード`,
    text: `${product.name} に指導者として登録するには、招待の画面に次の確認コードを入力してください。

${code}

確認コードは${accountLimits.emailCodeHours}時間使えます。だれにも教えないでください。
お心当たりがない場合は、このメールを破棄してください。登録はされません。
`,
  };
}

type AccountChanged = {
  /** The earlier address, where the new one may be somebody else's. */
  to: string;
  teamName: string;
  changed: readonly ("name" | "email")[];
  by: "oneself" | "manager";
};

/** Tells the person what was changed of their account; the new values are not in it. */
export function accountChangedMail({ to, teamName, changed, by }: AccountChanged): Mail {
  const what = changed.map((field) => (field === "name" ? "お名前" : "メールアドレス")).join("と");
  const who = by === "manager" ? "チームの監督が、" : "";
  return {
    to,
    subject: `【${product.mark}】${what}の変更`,
    text: `「${teamName}」での${product.name}のアカウントについて、${who}${what}を変更しました。
${changed.includes("email") ? "これからは、新しいメールアドレスでログインしてください。ほかの端末は、ログアウトしました。\n" : ""}
お心当たりがない場合は、すぐにチームの監督に知らせてください。
`,
  };
}

/** Tells a coach that a manager has removed their passkeys. */
export function secondFactorRemovedMail({ to, teamName }: { to: string; teamName: string }): Mail {
  return {
    to,
    subject: `【${product.mark}】パスキーの削除`,
    text: `「${teamName}」での${product.name}のアカウントについて、チームの監督が、登録されていたパスキーと回復コードをすべて削除しました。
ログイン中の端末は、ログアウトしました。次からは、パスワードでログインし、必要ならパスキーをもう一度追加してください。

お心当たりがない場合は、すぐにチームの監督に知らせてください。
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
