import { useIntl } from "react-intl";
import { LinkTabs } from "../../components/Tabs/LinkTabs.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { noticeText } from "../../copy/notices/notice.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import type { NotificationScreenProps } from "./notificationProps.ts";
import { Composer } from "./parts/Composer.tsx";
import { HeldBar } from "./parts/HeldBar.tsx";
import { History } from "./parts/History.tsx";

export type {
  AttachedFile,
  DraftSaving,
  HeldNotice,
  NoticeComposerProps,
  NoticeHistory,
  NoticeHistoryProps,
  NoticeReach,
  NotificationPart,
  NotificationScreenProps,
} from "./notificationProps.ts";

/** 家族へのお知らせを書く。送ったものを確かめる。 */
export function NotificationScreen({ part, composer, history, held, onCancelHeld }: NotificationScreenProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useMedia(media.mobile);
  const heldBar = held && <HeldBar held={held} onCancel={onCancelHeld} />;

  if (!isNarrow) {
    return (
      <Page>
        {heldBar}
        <Columns split="7+5">
          <Composer {...composer} />
          <History {...history} />
        </Columns>
      </Page>
    );
  }
  return (
    <Page>
      <LinkTabs
        label={formatMessage(noticeText.parts)}
        items={[
          { href: hrefs.write, label: formatMessage(noticeText.write) },
          { href: hrefs.history, label: formatMessage(noticeText.history) },
          {
            href: "/notification/open-items",
            label: formatMessage(titleText["open-items"]),
            count: history.openPlayers ?? undefined,
          },
        ]}
        current={hrefs[part]}
      />
      {heldBar}
      {part === "write" ? <Composer {...composer} /> : <History {...history} />}
    </Page>
  );
}

const hrefs = { write: "/notification", history: "/notification?show=history" } as const;
