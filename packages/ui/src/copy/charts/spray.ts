import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const sprayText = defineMessages({
  caption: { id: "spray.caption", defaultMessage: "打球の方向" },
  direction: { id: "spray.direction", defaultMessage: "方向（右が＋）" },
  side: { id: "spray.side", defaultMessage: "打ち分け" },
  foul: { id: "spray.foul", defaultMessage: "ファウル" },
  pull: { id: "spray.pull", defaultMessage: "引っ張り" },
  opposite: { id: "spray.opposite", defaultMessage: "流し" },
  left: { id: "spray.left", defaultMessage: "左方向" },
  center: { id: "spray.center", defaultMessage: "センター" },
  right: { id: "spray.right", defaultMessage: "右方向" },
});

export const sprayValueText = typed.defineMessages({
  summary: {
    id: "spray.summary",
    defaultMessage:
      "{count, number}球の打球の方向です。フェアの打球は{left}{leftShare, number}%、センター{centerShare, number}%、{right}{rightShare, number}%です。",
  },
  onlyFouls: { id: "spray.onlyFouls", defaultMessage: "{count, number}球はすべてファウルでした。" },
  share: { id: "spray.share", defaultMessage: "{side} {share, number}%" },
});
