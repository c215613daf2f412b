import { plain } from "../plain.ts";

/** Units behind a figure or in a header. */
export const unitText = plain.defineMessages({
  ball: { id: "unit.ball", defaultMessage: "球" },
  kmh: { id: "unit.kmh", defaultMessage: "km/h" },
  metre: { id: "unit.metre", defaultMessage: "m" },
  times: { id: "unit.times", defaultMessage: "回" },
  percent: { id: "unit.percent", defaultMessage: "%" },
  person: { id: "unit.person", defaultMessage: "人" },
  degree: { id: "unit.degree", defaultMessage: "°" },
  day: { id: "unit.day", defaultMessage: "日" },
});
