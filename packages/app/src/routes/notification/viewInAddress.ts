import { noticeLimits, noticeSorts, noticeTabs } from "@kyuseki/domain";
import { defaultNoticeHistoryView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { id, ids, named, oneOf, page, pageSize, text } from "../../navigation/parameters.ts";

type NotificationView = {
  part: "write" | "history";
  /** Chosen elsewhere as recipients of a new notice. */
  to: readonly number[];
  /** A stored draft to go on with. */
  draft: number | null;
};

export const notificationAddress = defineView<NotificationView>(
  { part: "write", to: [], draft: null },
  {
    part: named("show", oneOf(["write", "history"])),
    to: ids(noticeLimits.recipients),
    draft: id,
  },
);

/** The view of the history, beside it in the same address. Only what was sent can be unread. */
export const noticeHistoryAddress = defineView(
  defaultNoticeHistoryView,
  { tab: oneOf(noticeTabs), q: text, sort: oneOf(noticeSorts), size: pageSize, page },
  (view) => (view.tab !== "sent" && view.sort === "-unread" ? { ...view, sort: defaultNoticeHistoryView.sort } : view),
);
