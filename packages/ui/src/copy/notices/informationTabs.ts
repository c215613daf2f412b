import { defineMessages } from "react-intl";

export const informationTabsText = defineMessages({
  label: { id: "informationTabs.label", defaultMessage: "お知らせとイベント" },
});
