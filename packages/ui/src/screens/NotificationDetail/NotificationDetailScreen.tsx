import { useIntl } from "react-intl";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { NotificationDetailScreenProps } from "./detailProps.ts";
import { SentNotice } from "./parts/SentNotice.tsx";
import { UnsentNotice } from "./parts/UnsentNotice.tsx";

export {
  type DetailView,
  type NotificationDetailScreenProps,
  type RecipientFilter,
  recipientFilters,
  recipientSorts,
} from "./detailProps.ts";

/** ひとつのお知らせ：届いたか、読まれたか、返事は何か。 */
export function NotificationDetailScreen(props: NotificationDetailScreenProps) {
  const { notice, view, onRetry } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage(titleText["notification-detail"]);

  if (notice.status === "failed") {
    return (
      <Page>
        <FailedPanel aria-label={label} flush={false} code={notice.code} onRetry={onRetry} />
      </Page>
    );
  }
  if (notice.status !== "ready") {
    return (
      <Page>
        <Panel flush aria-label={label}>
          <TableSkeleton rows={view.size} />
        </Panel>
      </Page>
    );
  }
  return (
    <Page>
      {notice.value.state === "sent" ? (
        <SentNotice {...props} notice={notice.value} />
      ) : (
        <UnsentNotice {...props} notice={notice.value} />
      )}
    </Page>
  );
}
