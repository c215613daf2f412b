import { useIntl } from "react-intl";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { FailedPanel, type FailedPanelProps } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { useLaterPart } from "../../state/useLaterPart.ts";
import type { NotificationDetailScreenProps } from "./detailProps.ts";
import { fetchUnsentNotice } from "./parts/parts.ts";
import { SentNotice } from "./parts/SentNotice.tsx";

export {
  type DetailView,
  type NotificationDetailScreenProps,
  type RecipientFilter,
  recipientFilters,
  recipientSorts,
} from "./detailProps.ts";

/** ひとつのお知らせ：届いたか、読まれたか、返事は何か。 */
export function NotificationDetailScreen(props: NotificationDetailScreenProps) {
  const { notice, view, loadPart, onRetry } = props;
  const { formatMessage } = useIntl();
  const isUnsent = notice.status === "ready" && notice.value.state !== "sent";
  const unsent = useLaterPart(loadPart, fetchUnsentNotice, isUnsent);
  const label = formatMessage(titleText["notification-detail"]);

  if (notice.status === "failed") return <Failed aria-label={label} code={notice.code} onRetry={onRetry} />;
  if (unsent.status === "missing") return <Failed aria-label={label} code="unavailable" onRetry={unsent.onRetry} />;
  if (notice.status !== "ready" || (isUnsent && unsent.status === "loading")) {
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
      {unsent.status === "ready" ? (
        <unsent.value {...props} notice={notice.value} />
      ) : (
        <SentNotice {...props} notice={notice.value} />
      )}
    </Page>
  );
}

const Failed = (props: FailedPanelProps) => (
  <Page>
    <FailedPanel flush={false} {...props} />
  </Page>
);
