import { typed } from "../typed.ts";

export const badgeValueText = typed.defineMessages({
  count: { id: "badge.count", defaultMessage: "{count, number}件" },
  many: { id: "badge.many", defaultMessage: "{max, number}+" },
});
