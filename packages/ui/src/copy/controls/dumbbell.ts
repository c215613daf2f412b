import { typed } from "../typed.ts";

export const dumbbellText = typed.defineMessages({
  changed: { id: "dumbbell.changed", defaultMessage: "{before}から{now}" },
  unknownBefore: { id: "dumbbell.alone", defaultMessage: "{now}、もとの記録はありません" },
});
