import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Apart from `personText`, which every page loads. */
export const uniformNumberText = plain.defineMessages({
  label: { id: "uniformNumber.label", defaultMessage: "背番号" },
});

/** Beside a name: as it is seen, and as it is read aloud. */
export const uniformNumberValueText = typed.defineMessages({
  seen: { id: "uniformNumber.seen", defaultMessage: "#{number}" },
  spoken: { id: "uniformNumber.spoken", defaultMessage: "背番号 {number}" },
});
