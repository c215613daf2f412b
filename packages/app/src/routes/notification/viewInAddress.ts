import { noticeLimits } from "@kyuseki/domain";
import { defineView } from "../../navigation/defineView.ts";
import { id, ids, named, oneOf } from "../../navigation/parameters.ts";

type NotificationView = {
  part: "write" | "history";
  tab: "sent" | "scheduled" | "draft";
  /** Chosen elsewhere as recipients of a new notice. */
  to: readonly number[];
  /** A stored draft to go on with. */
  draft: number | null;
};

export const notificationAddress = defineView<NotificationView>(
  { part: "write", tab: "sent", to: [], draft: null },
  {
    part: named("show", oneOf(["write", "history"])),
    tab: oneOf(["sent", "scheduled", "draft"]),
    to: ids(noticeLimits.recipients),
    draft: id,
  },
);
