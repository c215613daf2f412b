import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Where this device keeps what waits, and whether it may keep it. */
export const syncDeviceText = defineMessages({
  title: { id: "syncDevice.title", defaultMessage: "この端末" },
  grantedTitle: { id: "syncDevice.grantedTitle", defaultMessage: "保存の許可があります" },
  granted: { id: "syncDevice.granted", defaultMessage: "端末の空きが減っても、入力は消えません" },
  unknownTitle: { id: "syncDevice.unknownTitle", defaultMessage: "保存の許可がまだです。" },
  unknown: {
    id: "syncDevice.unknown",
    defaultMessage: "端末の空きが少なくなると、送信待ちの入力が消えることがあります。",
  },
  refusedTitle: { id: "syncDevice.refusedTitle", defaultMessage: "保存の許可がありません。" },
  unsupportedTitle: { id: "syncDevice.unsupportedTitle", defaultMessage: "このブラウザーは、保存を約束しません。" },
  install: {
    id: "syncDevice.install",
    defaultMessage: "ホーム画面に追加して、そこから開くと、消えにくくなります。",
  },
  allow: { id: "syncDevice.allow", defaultMessage: "保存を許可する" },
  used: { id: "syncDevice.used", defaultMessage: "使っている容量" },
  usedBody: { id: "syncDevice.usedBody", defaultMessage: "送信待ちの入力と、表示するための記録" },
  shown: { id: "syncDevice.shown", defaultMessage: "表示している記録" },
  refresh: { id: "syncDevice.refresh", defaultMessage: "受け取る" },
  toStatus: { id: "syncDevice.toStatus", defaultMessage: "この端末に残っている、まだ送っていない入力を確かめます" },
  signOut: {
    id: "syncDevice.signOut",
    defaultMessage:
      "ログアウトする前に、送信待ちを送るか書き出してください。残したままログアウトするときは、もう一度たずねます。",
  },
});

/** Why entries stand in this tab only. */
export const syncStorageText = typed.defineMessages({
  full: {
    id: "syncStorage.full",
    defaultMessage:
      "<b>保存領域がいっぱいで、端末に保存できません。</b>このタブを閉じると、保存できていない入力は消えます。写真や動画を減らして端末の空きを増やすか、CSVに書き出してください。",
  },
  blocked: {
    id: "syncStorage.blocked",
    defaultMessage:
      "<b>プライベートウィンドウか、保存を止めた設定のため、端末に保存できません。</b>このタブを閉じると入力は消えます。ふつうのウィンドウで開くか、このまま送ってください。",
  },
  newer: {
    id: "syncStorage.newer",
    defaultMessage:
      "<b>この端末の記録は、新しい版の球跡で作られています。</b>この画面を読み込み直すと、新しい版で開きます。残っている入力は消していません。",
  },
});
