import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** One's own passkeys and recovery codes. */
export const passkeysText = defineMessages({
  title: { id: "passkeys.title", defaultMessage: "パスキー" },
  lead: {
    id: "passkeys.lead",
    defaultMessage:
      "指紋や顔、端末の暗証番号でログインできます。盗まれるパスワードがないため、パスワードより安全です。",
  },
  none: { id: "passkeys.none", defaultMessage: "登録したパスキーはありません。" },
  add: { id: "passkeys.add", defaultMessage: "パスキーを追加する" },
  adding: { id: "passkeys.adding", defaultMessage: "端末の画面で操作してください" },
  added: { id: "passkeys.added", defaultMessage: "パスキーを追加しました。" },
  cancelled: {
    id: "passkeys.cancelled",
    defaultMessage: "追加を取りやめたか、時間が過ぎました。もう一度お試しください。",
  },
  knownHere: {
    id: "passkeys.knownHere",
    defaultMessage: "この端末のパスキーは、すでに登録されています。ほかの端末で追加してください。",
  },
  refused: {
    id: "passkeys.refused",
    defaultMessage:
      "この端末では、パスキーを作れませんでした。画面ロック（指紋・顔・暗証番号）を設定してから、もう一度お試しください。",
  },
  unsupported: {
    id: "passkeys.unsupported",
    defaultMessage: "このブラウザーか、いま開いているアドレスでは、パスキーを追加できません。",
  },
  neverUsed: { id: "passkeys.neverUsed", defaultMessage: "まだ使っていません" },
  rename: { id: "passkeys.rename", defaultMessage: "名前を変更" },
  renameTitle: { id: "passkeys.renameTitle", defaultMessage: "パスキーの名前" },
  nameHelp: { id: "passkeys.nameHelp", defaultMessage: "「監督のスマホ」のように、どの端末か分かる名前にします。" },
  name: { id: "passkeys.name", defaultMessage: "名前" },
  save: { id: "passkeys.save", defaultMessage: "変更する" },
  saving: { id: "passkeys.saving", defaultMessage: "変更しています" },
  renamed: { id: "passkeys.renamed", defaultMessage: "パスキーの名前を変更しました。" },
  remove: { id: "passkeys.remove", defaultMessage: "削除" },
  removeConfirm: { id: "passkeys.removeConfirm", defaultMessage: "削除する" },
  removeAfter: {
    id: "passkeys.removeAfter",
    defaultMessage: "このパスキーではログインできなくなります。端末に残った分は、端末の設定で消してください。",
  },
  removeLastAfter: {
    id: "passkeys.removeLastAfter",
    defaultMessage:
      "最後のパスキーです。回復コードも使えなくなり、ログインはパスワードだけになります。端末に残った分は、端末の設定で消してください。",
  },
  removed: { id: "passkeys.removed", defaultMessage: "パスキーを削除しました。" },
  asked: { id: "passkeys.asked", defaultMessage: "パスワードのあとに、パスキーも確認する" },
  askedHelp: {
    id: "passkeys.askedHelp",
    defaultMessage: "パスワードを知られても、パスキーがなければ入れません。入れると、ほかの端末はログアウトします。",
  },
  required: { id: "passkeys.required", defaultMessage: "このチームでは、ログインにパスキーの確認が必要です。" },
});

export const passkeysValueText = typed.defineMessages({
  added: { id: "passkeys.addedAt", defaultMessage: "{at}に追加" },
  used: { id: "passkeys.usedAt", defaultMessage: "{at}に使用" },
  renameOne: { id: "passkeys.renameOne", defaultMessage: "{name}の名前を変更" },
  removeOne: { id: "passkeys.removeOne", defaultMessage: "{name}を削除" },
  removeAsk: { id: "passkeys.removeAsk", defaultMessage: "「{name}」を削除しますか？" },
});

export const recoveryText = defineMessages({
  title: { id: "recovery.title", defaultMessage: "回復コード" },
  help: {
    id: "recovery.help",
    defaultMessage: "パスキーの端末をなくしたときに、パスワードとともに使います。1つのコードは1回だけ使えます。",
  },
  missing: {
    id: "recovery.missing",
    defaultMessage: "回復コードがまだありません。端末をなくしたときのために、作成してください。",
  },
  make: { id: "recovery.make", defaultMessage: "回復コードを作成する" },
  renew: { id: "recovery.renew", defaultMessage: "回復コードを作り直す" },
  making: { id: "recovery.making", defaultMessage: "作成しています" },
  renewAsk: { id: "recovery.renewAsk", defaultMessage: "回復コードを作り直しますか？" },
  renewAfter: { id: "recovery.renewAfter", defaultMessage: "前に控えた回復コードは、すべて使えなくなります。" },
  renewConfirm: { id: "recovery.renewConfirm", defaultMessage: "作り直す" },
  made: { id: "recovery.made", defaultMessage: "回復コードを作成しました" },
  once: {
    id: "recovery.once",
    defaultMessage: "表示は今だけです。紙に印刷するか書き写して、端末とは別の、ほかの人が見ない場所に置いてください。",
  },
  copy: { id: "recovery.copy", defaultMessage: "コピー" },
  copied: { id: "recovery.copied", defaultMessage: "コピーしました" },
  copyFailed: { id: "recovery.copyFailed", defaultMessage: "コピーできませんでした。印刷するか、書き写してください。" },
  print: { id: "recovery.print", defaultMessage: "印刷" },
  kept: { id: "recovery.kept", defaultMessage: "控えたので閉じる" },
});

export const recoveryValueText = typed.defineMessages({
  left: { id: "recovery.left", defaultMessage: "残り{count, number}個" },
});

/** Asking again who is there. */
export const proofText = defineMessages({
  title: { id: "proof.title", defaultMessage: "ご本人の確認" },
  lead: {
    id: "proof.lead",
    defaultMessage: "大切な操作のため、もう一度確認します。確認は10分間続きます。",
  },
  byPasskey: { id: "proof.byPasskey", defaultMessage: "パスキーで確認する" },
  byPassword: { id: "proof.byPassword", defaultMessage: "パスワードで確認する" },
  busy: { id: "proof.busy", defaultMessage: "確認しています" },
  cancelled: {
    id: "proof.cancelled",
    defaultMessage: "パスキーの確認を取りやめたか、時間が過ぎました。もう一度お試しください。",
  },
});

/** The second step of a sign-in. */
export const secondStepText = defineMessages({
  title: { id: "secondStep.title", defaultMessage: "もう一つの確認" },
  lead: { id: "secondStep.lead", defaultMessage: "パスワードを確認しました。続けて、パスキーで確認してください。" },
  leadByCode: {
    id: "secondStep.leadByCode",
    defaultMessage: "パスワードを確認しました。続けて、控えてある回復コードを1つ入力してください。",
  },
  code: { id: "secondStep.code", defaultMessage: "回復コード" },
  codeHelp: { id: "secondStep.codeHelp", defaultMessage: "英数字28文字です。ハイフンや大文字・小文字は気にしません。" },
  byCode: { id: "secondStep.byCode", defaultMessage: "パスキーを使えないときは、回復コードで" },
  byPasskey: { id: "secondStep.byPasskey", defaultMessage: "パスキーで確認する" },
  submit: { id: "secondStep.submit", defaultMessage: "ログイン" },
  submitting: { id: "secondStep.submitting", defaultMessage: "ログインしています" },
  back: { id: "secondStep.back", defaultMessage: "はじめからやり直す" },
  lost: {
    id: "secondStep.lost",
    defaultMessage: "どちらもないときは、チームの監督に、パスキーの削除を頼んでください。",
  },
});

/** The page before all others, where the club asks for a second factor. */
export const secondFactorGateText = defineMessages({
  setUp: { id: "secondFactorGate.setUp", defaultMessage: "パスキーを追加してください" },
  setUpLead: {
    id: "secondFactorGate.setUpLead",
    defaultMessage:
      "このチームでは、ログインにパスキーが必要です。指紋や顔、端末の暗証番号を使います。追加すると、続きに進めます。",
  },
  confirm: { id: "secondFactorGate.confirm", defaultMessage: "パスキーで確認してください" },
  confirmLead: {
    id: "secondFactorGate.confirmLead",
    defaultMessage:
      "このチームでは、ログインにパスキーが必要です。パスキーのない端末では、ログアウトして、回復コードでログインし直せます。",
  },
  added: { id: "secondFactorGate.added", defaultMessage: "パスキーを追加しました" },
  addedLead: {
    id: "secondFactorGate.addedLead",
    defaultMessage: "この端末をなくしたときのために、回復コードも作成しておくと安心です。",
  },
  goOn: { id: "secondFactorGate.goOn", defaultMessage: "続ける" },
  signOut: { id: "secondFactorGate.signOut", defaultMessage: "ログアウト" },
  ask: {
    id: "secondFactorGate.ask",
    defaultMessage: "ほかの端末でも追加できます。どうしてもできないときは、チームの監督に相談してください。",
  },
});
