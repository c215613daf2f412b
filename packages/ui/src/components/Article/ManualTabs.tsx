import { useIntl } from "react-intl";
import { manualText } from "../../copy/support/manual.ts";
import { LinkTabs } from "../Tabs/LinkTabs.tsx";

export type ManualTabsProps = { current: "/help" | "/faq" };

/** 手引きと、よくある質問の切り替え。 */
export function ManualTabs({ current }: ManualTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(manualText.tabs)}
      current={current}
      items={[
        { href: "/help", label: formatMessage(manualText.manual) },
        { href: "/faq", label: formatMessage(manualText.faq) },
      ]}
    />
  );
}
