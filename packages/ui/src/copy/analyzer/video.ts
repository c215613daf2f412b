import { unitText } from "../controls/units.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const videoText = plain.defineMessages({
  play: { id: "video.play", defaultMessage: "再生する" },
  pause: { id: "video.pause", defaultMessage: "一時停止する" },
  frameBack: { id: "video.frameBack", defaultMessage: "1コマ戻す" },
  frameForward: { id: "video.frameForward", defaultMessage: "1コマ進める" },
  previousPitch: { id: "video.previousPitch", defaultMessage: "前の球" },
  nextPitch: { id: "video.nextPitch", defaultMessage: "次の球" },
  speed: { id: "video.speed", defaultMessage: "再生の速さ" },
  quarter: { id: "video.speed.quarter", defaultMessage: "0.25" },
  half: { id: "video.speed.half", defaultMessage: "0.5" },
  whole: { id: "video.speed.whole", defaultMessage: "1倍" },
  loop: { id: "video.loop", defaultMessage: "区間をくり返す" },
  loopStart: { id: "video.loop.start", defaultMessage: "今の位置をくり返しの始めにする" },
  loopEnd: { id: "video.loop.end", defaultMessage: "今の位置をくり返しの終わりにする" },
  loopStartMark: { id: "video.loop.startMark", defaultMessage: "A" },
  loopEndMark: { id: "video.loop.endMark", defaultMessage: "B" },
  fullScreen: { id: "video.fullScreen", defaultMessage: "全画面にする" },
  leaveFullScreen: { id: "video.fullScreen.leave", defaultMessage: "全画面をやめる" },
  time: { id: "video.time", defaultMessage: "再生の位置" },
  pitches: unitText.ball,
  none: { id: "video.none", defaultMessage: "動画はありません" },
  loading: { id: "video.loading", defaultMessage: "動画を読み込んでいます" },
  failed: {
    id: "video.failed",
    defaultMessage: "動画を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
  },
  unsupported: {
    id: "video.unsupported",
    defaultMessage: "この端末では再生できない形式です。ほかの端末では再生できることがあります。",
  },
  reload: { id: "video.reload", defaultMessage: "再読み込みする" },
  swap: { id: "video.swap", defaultMessage: "入れ替える" },
  shown: { id: "video.shown", defaultMessage: "表示する動画" },
});

export const videoValueText = typed.defineMessages({
  number: { id: "video.number", defaultMessage: "No.{number, number}" },
  frames: { id: "video.frames", defaultMessage: "{frame, number} / {count, number} <unit>コマ</unit>" },
  /** Both in seconds with one decimal. */
  spoken: { id: "video.spoken", defaultMessage: "{at}秒、全{whole}秒" },
  pitch: { id: "video.pitch", defaultMessage: "No.{number, number} {name} {speed} km/h" },
  pitchUnmeasured: { id: "video.pitchUnmeasured", defaultMessage: "No.{number, number} {name}" },
});
