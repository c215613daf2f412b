import type { OpenItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import type { IconName } from "../../../components/Icon/iconPaths.ts";
import { actionText } from "../../../copy/controls/action.ts";
import { openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { momentOf, shortDate, shortDateTime } from "../../../format/date.ts";
import { daysSince, isOverdue } from "./openRows.ts";

export const itemIcons = {
  unread: "megaphone",
  answer: "message",
  attendance: "calendar",
  note: "note",
  record: "record",
  measurement: "gauge",
} as const satisfies Record<OpenItem["kind"], IconName>;

/** What is open, in words. */
export function useOpenWords(today: string) {
  const { formatMessage } = useIntl();
  const datedOf = ({ since, subject }: OpenItem) =>
    formatMessage(openItemsValueText.notice, { day: shortDate(since), subject });

  return {
    /** Beside its kind. */
    short: (item: OpenItem): string => {
      switch (item.kind) {
        case "record":
          return formatMessage(openItemsValueText.days, { days: daysSince(item.since, today) });
        case "measurement":
        case "attendance":
          return item.subject;
        default:
          return datedOf(item);
      }
    },
    title: (item: OpenItem): string => {
      if (item.kind === "record") return formatMessage(openItemsText.noRecord);
      return item.kind === "measurement" || item.kind === "attendance" ? item.subject : datedOf(item);
    },
    /** Where it can be looked at; undefined where only the families can do something. */
    href: ({ kind, ref_id }: OpenItem): string | undefined =>
      kind === "attendance" ? `/event-list/team/${ref_id}` : undefined,
    due: (item: OpenItem): string | null => {
      if (item.due === null) return null;
      if (isOverdue(item, today)) return formatMessage(openItemsText.overdue);
      return formatMessage(openItemsValueText.due, { time: shortDateTime(momentOf(item.due)) });
    },
    ago: (since: string): string => {
      const days = daysSince(since, today);
      if (days === 0) return formatMessage(actionText.today);
      return formatMessage(openItemsValueText.daysAgo, { days });
    },
  };
}
