import { defineMessages } from "react-intl";

/** How the app comes to the home screen of a phone. */
export const installText = defineMessages({
  title: { id: "install.title", defaultMessage: "ホーム画面に追加できます" },
  lead: {
    id: "install.lead",
    defaultMessage: "アイコンからすぐに開けます。電波の届かない場所でも開けます。",
  },
  share: {
    id: "install.share",
    defaultMessage: "ブラウザーの共有ボタンを押し、「ホーム画面に追加」を選んでください。",
  },
  menu: {
    id: "install.menu",
    defaultMessage: "ブラウザーのメニューから「ホーム画面に追加」または「アプリをインストール」を選んでください。",
  },
  add: { id: "install.add", defaultMessage: "追加する" },
  close: { id: "install.close", defaultMessage: "ホーム画面の案内を閉じる" },
});
