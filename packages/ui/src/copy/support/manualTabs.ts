import { defineMessages } from "react-intl";

/** The two parts of the manual. */
export const manualTabsText = defineMessages({
  tabs: { id: "manual.tabs", defaultMessage: "マニュアルとよくある質問" },
  manual: { id: "manual.manual", defaultMessage: "マニュアル" },
  faq: { id: "manual.faq", defaultMessage: "よくある質問" },
});
