import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** What a family may know about its page; fetched once the page stands. */
export const familyAboutText = defineMessages({
  title: { id: "familyAbout.title", defaultMessage: "このページについて" },
  what: { id: "familyAbout.what", defaultMessage: "何のページ" },
  who: { id: "familyAbout.who", defaultMessage: "見られる人" },
  whoAnswer: {
    id: "familyAbout.whoAnswer",
    defaultMessage:
      "このリンクを持っている人だけです。ほかのご家族からは見えません。送った返事は、チームの指導者が読みます。",
  },
  until: { id: "familyAbout.until", defaultMessage: "リンクの期限" },
  records: { id: "familyAbout.records", defaultMessage: "記録の扱い" },
  recordsAnswer: {
    id: "familyAbout.recordsAnswer",
    defaultMessage: "検索サイトには出ません。返事の削除は、いつでもチームの指導者に申し出られます。",
  },
  stop: { id: "familyAbout.stop", defaultMessage: "リンクを止める" },
  stopAsked: { id: "familyAbout.stopAsked", defaultMessage: "このご家族のリンクをすべて止めますか？" },
  stopHelp: {
    id: "familyAbout.stopHelp",
    defaultMessage:
      "このページも、ほかのメールや紙のリンクも、すぐに開けなくなります。元には戻せません。新しいリンクは、チームの指導者からもらってください。お知らせのメールを受け取っているご家族には、次のメールでも届きます。",
  },
  keep: { id: "familyAbout.keep", defaultMessage: "やめる" },
  stopAll: { id: "familyAbout.stopAll", defaultMessage: "すべて止める" },
  mailOn: {
    id: "familyAbout.mailOn",
    defaultMessage: "このリンクが届いたアドレスに、お知らせのメールを送ります。",
  },
  mailOff: {
    id: "familyAbout.mailOff",
    defaultMessage: "このリンクが届いたアドレスへのメールは止めてあります。お知らせは、このページで読めます。",
  },
  mail: { id: "familyAbout.mail", defaultMessage: "メール" },
  stopMail: { id: "familyAbout.stopMail", defaultMessage: "メールを止める" },
  takeMail: { id: "familyAbout.takeMail", defaultMessage: "メールを受け取る" },
});

export const familyAboutValueText = typed.defineMessages({
  whatAnswer: {
    id: "family.whatAnswer",
    defaultMessage: "{team}から{whom}にお渡ししたページです。ログインもアプリも要りません。",
  },
  untilAnswer: {
    id: "family.untilAnswer",
    defaultMessage:
      "{day}まで使えます。人に知られてしまったときは、下のボタンですぐに止められます。新しいリンクは、チームの指導者からもらってください。お知らせのメールを受け取っているご家族には、次のメールでも届きます。",
  },
});
