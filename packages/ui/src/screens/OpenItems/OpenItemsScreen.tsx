import { useIntl } from "react-intl";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { LinkTabs } from "../../components/Tabs/LinkTabs.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { noticeText } from "../../copy/notices/notice.ts";
import { openItemsText } from "../../copy/notices/openItems.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { OpenItemsScreenProps } from "./openItemsProps.ts";
import { OpenReady } from "./parts/OpenReady.tsx";
import { openRows } from "./parts/openRows.ts";

export {
  defaultOpenItemsView,
  type OpenItemsScreenProps,
  type OpenItemsView,
  openItemGroupings,
  openItemSorts,
  type ReminderMail,
} from "./openItemsProps.ts";

/** だれが何をまだしていないか。一度に知らせる。 */
export function OpenItemsScreen(props: OpenItemsScreenProps) {
  const { open, members, onRetry } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage(openItemsText.list);
  const failed = [open, members].find(({ status }) => status === "failed");
  const isReady = open.status === "ready" && members.status === "ready";
  const rows = isReady ? openRows(open.value, members.value, null) : undefined;

  return (
    <Page>
      <LinkTabs
        label={formatMessage(noticeText.parts)}
        items={[
          { href: "/notification", label: formatMessage(noticeText.write) },
          { href: "/notification?show=history", label: formatMessage(noticeText.history) },
          {
            href: current,
            label: formatMessage(titleText["open-items"]),
            count: rows?.length,
          },
        ]}
        current={current}
      />
      {failed?.status === "failed" && (
        <FailedPanel aria-label={label} flush={false} code={failed.code} onRetry={onRetry} />
      )}
      {!failed && !isReady && (
        <Panel flush aria-label={label}>
          <TableSkeleton rows={10} />
        </Panel>
      )}
      {isReady && <OpenReady {...props} open={open.value} members={members.value} />}
    </Page>
  );
}

const current = "/notification/open-items";
