import type { TrainingStamp } from "@kyuseki/domain";
import type { AmountMeasure, AmountUnit, MenuGroup, TrainingMenu } from "@kyuseki/domain/training";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { countUnitText } from "../controls/table.ts";
import { unitText } from "../controls/units.ts";
import { plain } from "../plain.ts";
import { menuText } from "./trainingMenu.ts";

/** Names of the menu groups; the calendar's marks use the same words. */
export const menuGroupText = menuText satisfies Record<MenuGroup, MessageDescriptor>;

export const trainingText = defineMessages({
  minute: { id: "training.minute", defaultMessage: "分" },
});

export const trainingMenuText = defineMessages({
  swing: { id: "training.menu.swing", defaultMessage: "素振り" },
  tee: { id: "training.menu.tee", defaultMessage: "ティー" },
  toss: { id: "training.menu.toss", defaultMessage: "トス" },
  machine: { id: "training.menu.machine", defaultMessage: "マシン" },
  long_tee: { id: "training.menu.long_tee", defaultMessage: "ロングティー" },
  catch: { id: "training.menu.catch", defaultMessage: "キャッチボール" },
  bullpen: { id: "training.menu.bullpen", defaultMessage: "ブルペン" },
  shadow: { id: "training.menu.shadow", defaultMessage: "シャドー" },
  knock: { id: "training.menu.knock", defaultMessage: "ノック" },
  catching: { id: "training.menu.catching", defaultMessage: "捕球" },
  base_run: { id: "training.menu.base_run", defaultMessage: "ベースラン" },
  dash: { id: "training.menu.dash", defaultMessage: "ダッシュ" },
  distance_run: { id: "training.menu.distance_run", defaultMessage: "走り込み" },
  core: { id: "training.menu.core", defaultMessage: "体幹" },
  weights: { id: "training.menu.weights", defaultMessage: "ウエイト" },
  stretch: { id: "training.menu.stretch", defaultMessage: "柔軟" },
  game: { id: "training.menu.game", defaultMessage: "試合" },
  other: { id: "training.menu.other", defaultMessage: "その他" },
}) satisfies Record<TrainingMenu, MessageDescriptor>;

export const amountUnitText = plain.defineMessages({
  balls: unitText.ball,
  swings: { id: "training.unit.swings", defaultMessage: "本" },
  times: unitText.times,
  laps: { id: "training.unit.laps", defaultMessage: "周" },
  sets: { id: "training.unit.sets", defaultMessage: "セット" },
  m: unitText.metre,
  km: { id: "training.unit.km", defaultMessage: "km" },
}) satisfies Record<AmountUnit, MessageDescriptor>;

/** Behind a sum of amounts. */
export const amountMeasureText = {
  ...amountUnitText,
  minutes: trainingText.minute,
  entries: countUnitText.row,
} satisfies Record<AmountMeasure, MessageDescriptor>;

export const trainingStampText = defineMessages({
  seen: { id: "training.stamp.seen", defaultMessage: "見たよ" },
  nice: { id: "training.stamp.nice", defaultMessage: "ナイス！" },
  keep_going: { id: "training.stamp.keep_going", defaultMessage: "その調子" },
  rest: { id: "training.stamp.rest", defaultMessage: "休もう" },
  talk: { id: "training.stamp.talk", defaultMessage: "話そう" },
}) satisfies Record<TrainingStamp, MessageDescriptor>;
