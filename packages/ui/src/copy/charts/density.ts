import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const scatterText = defineMessages({
  density: { id: "scatter.density", defaultMessage: "記号ひとつの球数" },
});

export const scatterValueText = typed.defineMessages({
  one: { id: "scatter.one", defaultMessage: "{from, number}球" },
  between: { id: "scatter.between", defaultMessage: "{from, number}〜{to, number}球" },
  from: { id: "scatter.from", defaultMessage: "{from, number}球から" },
});
