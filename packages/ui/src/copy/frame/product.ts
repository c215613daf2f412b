import { defineMessages } from "react-intl";

export const productText = defineMessages({
  mark: { id: "product.mark", defaultMessage: "球跡" },
  promiseSee: { id: "product.promiseSee", defaultMessage: "数字を見て、" },
  promiseSay: { id: "product.promiseSay", defaultMessage: "声をかける。" },
});
