import { modeText } from "../mode.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Ways between and inside screens: crumbs, steps, the head of a player's report. */
export const navigationText = plain.defineMessages({
  crumbs: { id: "navigation.crumbs", defaultMessage: "現在の場所" },
  stepDone: { id: "navigation.stepDone", defaultMessage: "済み" },
  batting: modeText.batting,
  pitching: modeText.pitching,
  kind: { id: "navigation.kind", defaultMessage: "種別" },
  otherPlayer: { id: "navigation.otherPlayer", defaultMessage: "選手を切り替える" },
  print: { id: "navigation.print", defaultMessage: "1枚に印刷" },
});

export const navigationValueText = typed.defineMessages({
  previousPlayer: { id: "navigation.previousPlayer", defaultMessage: "前の選手：{name}" },
  nextPlayer: { id: "navigation.nextPlayer", defaultMessage: "次の選手：{name}" },
  throws: { id: "navigation.throws", defaultMessage: "{hand}投げ" },
  bats: { id: "navigation.bats", defaultMessage: "{hand}打ち" },
});
