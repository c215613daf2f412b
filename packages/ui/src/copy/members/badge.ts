import { defineMessages } from "react-intl";

type Values = {
  count: { count: number };
  many: { max: number };
};

export const badgeValueText = defineMessages<Values>({
  count: { id: "badge.count", defaultMessage: "{count, number}件" },
  many: { id: "badge.many", defaultMessage: "{max, number}+" },
});
