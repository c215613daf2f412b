import { defineMessages } from "react-intl";

export const numberText = defineMessages({
  none: { id: "number.none", defaultMessage: "記録なし" },
});
