import type { OpenItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import type { IconPath } from "../../../components/Icon/Icon.tsx";
import {
  calendarIcon,
  gaugeIcon,
  megaphoneIcon,
  messageIcon,
  noteIcon,
  recordIcon,
} from "../../../components/Icon/icons.ts";
import { headingText } from "../../../copy/controls/heading.ts";
import { openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { momentOf, shortDate, shortDateTime } from "../../../format/date.ts";
import { daysSince, isOverdue } from "./openRows.ts";

export const itemIcons = {
  unread: megaphoneIcon,
  answer: messageIcon,
  attendance: calendarIcon,
  note: noteIcon,
  record: recordIcon,
  measurement: gaugeIcon,
} as const satisfies Record<OpenItem["kind"], IconPath>;

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
      if (days === 0) return formatMessage(headingText.today);
      return formatMessage(openItemsValueText.daysAgo, { days });
    },
  };
}
