import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const sessionText = defineMessages({
  title: { id: "session.title", defaultMessage: "指導者ログイン" },
  lead: { id: "session.lead", defaultMessage: "監督・コーチの方はこちらからログインしてください。" },
  password: { id: "session.password", defaultMessage: "パスワード" },
  remember: { id: "session.remember", defaultMessage: "ログイン状態を保持する" },
  submit: { id: "session.submit", defaultMessage: "ログイン" },
  submitting: { id: "session.submitting", defaultMessage: "ログインしています" },
  passkey: { id: "session.passkey", defaultMessage: "パスキーでログイン" },
  forgotten: { id: "session.forgotten", defaultMessage: "パスワードをお忘れの方" },
  forPlayers: { id: "session.forPlayers", defaultMessage: "選手の方は選手用アプリからログインしてください。" },
  playerSite: { id: "session.playerSite", defaultMessage: "選手用アプリの案内を見る" },
  demo: { id: "session.demo", defaultMessage: "デモチームで試す" },
  demoOthers: { id: "session.demoOthers", defaultMessage: "ほかの立場で試す" },
});

export const sessionFailureText = defineMessages({
  wrong: {
    id: "session.failure.wrong",
    defaultMessage: "メールアドレスまたはパスワードが正しくありません。入力内容を確認してください。",
  },
  offline: {
    id: "session.failure.offline",
    defaultMessage:
      "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
  },
});

export const sessionEndText = defineMessages({
  elsewhere: {
    id: "session.end.elsewhere",
    defaultMessage: "別のタブでログアウトしたため、このタブもログアウトしました。もう一度ログインしてください。",
  },
  elsewhereUnsaved: {
    id: "session.end.elsewhereUnsaved",
    defaultMessage:
      "別のタブでログアウトしたため、このタブもログアウトしました。入力していた内容は、同じ方がこのタブでログインすると続きから入力できます（1日以内）。",
  },
});

export const sessionValueText = typed.defineMessages({
  demoLead: {
    id: "session.demoLead",
    defaultMessage: "見本の記録が入ったチームに、{label}として入れます。",
  },
  tooMany: {
    id: "session.failure.tooMany",
    defaultMessage: "ログインの失敗が続いたため、受け付けを止めています。{wait}待ってから、もう一度お試しください。",
  },
});
