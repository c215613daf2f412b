import { defineMessage, defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const battedText = defineMessages({
  ball: { id: "batted.ball", defaultMessage: "打球" },
  noResult: { id: "batted.noResult", defaultMessage: "結果なし" },
});

export const trajectoryText = defineMessages({
  caption: { id: "trajectory.caption", defaultMessage: "打球の軌道" },
  computed: { id: "trajectory.computed", defaultMessage: "速度と角度からの計算値・横から見た図" },
  sideView: { id: "trajectory.sideView", defaultMessage: "横から見た図" },
  partlyComputed: { id: "trajectory.partlyComputed", defaultMessage: "測っていない飛距離は計算値・横から見た図" },
  carry: { id: "trajectory.carry", defaultMessage: "飛距離（計算値）" },
  apex: { id: "trajectory.apex", defaultMessage: "最高点" },
});

export const trajectoryValueText = typed.defineMessages({
  summary: defineMessage<{
    count: number;
    name: string;
    carry: string;
    speed: string;
    angle: string;
    computed: string;
  }>({
    id: "trajectory.summary",
    defaultMessage:
      "{count, number}球のうち、いちばん遠くへ飛んだのは「{name}」の{carry} m（{speed} km/h・{angle}°）です。{computed, select, true {飛距離は速度と角度からの計算値です。} other {}}",
  }),
  carry: { id: "trajectory.metresCarried", defaultMessage: "{carry} m" },
  computedCarry: { id: "trajectory.metresComputed", defaultMessage: "{carry} m（計算値）" },
  flown: { id: "trajectory.flown", defaultMessage: "{carry}・{speed} km/h・{angle}°" },
  landed: { id: "trajectory.landed", defaultMessage: "{name} {carry}" },
  metres: { id: "trajectory.metres", defaultMessage: "{value} m" },
  fence: { id: "trajectory.fence", defaultMessage: "フェンス {value} m" },
});
