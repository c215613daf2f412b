import { useIntl } from "react-intl";
import { eventListText } from "../../copy/events/eventList.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { LinkTabs } from "./LinkTabs.tsx";

/** 運営からのお知らせと、イベントの行き来。 */
export function InformationTabs({ current }: { current: "information" | "event-list" }) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(eventListText.tabs)}
      items={(["information", "event-list"] as const).map((id) => ({
        href: `/${id}`,
        label: formatMessage(titleText[id]),
      }))}
      current={`/${current}`}
    />
  );
}
