import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** What a manager decides about passkeys of the team's coaches. */
export const teamSecondFactorText = defineMessages({
  title: { id: "teamSecondFactor.title", defaultMessage: "指導者のパスキー" },
  require: { id: "teamSecondFactor.require", defaultMessage: "指導者全員に、ログインでのパスキーを求める" },
  requireHelp: {
    id: "teamSecondFactor.requireHelp",
    defaultMessage: "パスワードを知られても、パスキーがなければ入れなくなります。",
  },
  requireAsk: { id: "teamSecondFactor.requireAsk", defaultMessage: "指導者全員に、パスキーを求めますか？" },
  requireConfirm: { id: "teamSecondFactor.requireConfirm", defaultMessage: "求める" },
  requireAfterNone: {
    id: "teamSecondFactor.requireAfterNone",
    defaultMessage: "パスワードだけで入っている端末では、次に開いたときに、パスキーの確認が必要になります。",
  },
  own: {
    id: "teamSecondFactor.own",
    defaultMessage: "先に、ご自分のパスキーをアカウントの画面で追加してください。",
  },
  has: { id: "teamSecondFactor.has", defaultMessage: "パスキーあり" },
  hasNot: { id: "teamSecondFactor.hasNot", defaultMessage: "パスキーなし" },
  remove: { id: "teamSecondFactor.remove", defaultMessage: "パスキーを外す" },
  removeConfirm: { id: "teamSecondFactor.removeConfirm", defaultMessage: "外す" },
  removeAfter: {
    id: "teamSecondFactor.removeAfter",
    defaultMessage:
      "端末をなくした人のための操作です。登録したパスキーと回復コードがすべて消え、その人はすべての端末からログアウトします。本人からの頼みか、確かめてください。",
  },
});

export const teamSecondFactorValueText = typed.defineMessages({
  requireAfter: {
    id: "teamSecondFactor.requireAfter",
    defaultMessage:
      "パスキーのない指導者（{count, number}人）は、次に開いたときに、追加するまでほかの操作ができません。先に伝えておいてください。",
  },
  removeFor: { id: "teamSecondFactor.removeFor", defaultMessage: "{name}さんのパスキーを外す" },
  removeAsk: { id: "teamSecondFactor.removeAsk", defaultMessage: "{name}さんのパスキーを外しますか？" },
  removed: { id: "teamSecondFactor.removed", defaultMessage: "{name}さんのパスキーを外しました。" },
});
