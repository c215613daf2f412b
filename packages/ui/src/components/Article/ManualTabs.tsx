import { useIntl } from "react-intl";
import { manualTabsText } from "../../copy/support/manualTabs.ts";
import { LinkTabs } from "../Tabs/LinkTabs.tsx";

export type ManualTabsProps = { current: "/help" | "/faq" };

/** 手引きと、よくある質問の切り替え。 */
export function ManualTabs({ current }: ManualTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(manualTabsText.tabs)}
      current={current}
      items={[
        { href: "/help", label: formatMessage(manualTabsText.manual) },
        { href: "/faq", label: formatMessage(manualTabsText.faq) },
      ]}
    />
  );
}
