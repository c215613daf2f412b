import { typed } from "../typed.ts";

export const diamondsText = typed.defineMessages({
  steps: { id: "diamonds.steps", defaultMessage: "{label} {of, number}段階中{value, number}" },
  noSteps: { id: "diamonds.none", defaultMessage: "{label} 未回答" },
});
