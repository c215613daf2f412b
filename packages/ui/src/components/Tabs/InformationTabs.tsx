import { useIntl } from "react-intl";
import { titleText } from "../../copy/frame/titles.ts";
import { informationTabsText } from "../../copy/notices/informationTabs.ts";
import { LinkTabs } from "./LinkTabs.tsx";

/** 運営からのお知らせと、イベントの行き来。 */
export function InformationTabs({ current }: { current: "information" | "event-list" }) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(informationTabsText.label)}
      items={(["information", "event-list"] as const).map((id) => ({
        href: `/${id}`,
        label: formatMessage(titleText[id]),
      }))}
      current={`/${current}`}
    />
  );
}
