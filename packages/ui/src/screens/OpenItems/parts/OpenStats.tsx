import type { OpenItems } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import { countedText } from "../../../copy/notices/counted.ts";
import { openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { momentOf, timeOf } from "../../../format/date.ts";
import { daysSince, familiesAmong, familiesOf, type OpenRow } from "./openRows.ts";

type OpenStatsProps = { open: OpenItems; rows: readonly OpenRow[]; today: string };

/** まだの人とことの数、いま知らせられる家族、今日知らせた家族。 */
export function OpenStats({ open, rows, today }: OpenStatsProps) {
  const { formatMessage } = useIntl();
  const [oldest] = rows;
  const [last] = open.today;
  const remindedToday = open.today.flatMap(({ member_ids }) => member_ids);
  const family = formatMessage(countedText.family);

  return (
    <StatGrid
      aria-label={formatMessage(openItemsText.board)}
      stats={[
        {
          id: "people",
          label: formatMessage(openItemsText.people),
          value: rows.length,
          unit: formatMessage(countedText.person),
          note: formatMessage(openItemsValueText.of, { members: open.members }),
        },
        {
          id: "items",
          label: formatMessage(openItemsText.items),
          value: rows.reduce((sum, { items }) => sum + items.length, 0),
          unit: formatMessage(countedText.item),
          note: oldest && formatMessage(openItemsValueText.oldestAgo, { days: daysSince(oldest.since, today) }),
        },
        {
          id: "going",
          label: formatMessage(openItemsText.canRemind),
          value: familiesOf(rows.filter(({ canRemind }) => canRemind)),
          unit: family,
          note: open.mail ? formatMessage(openItemsText.notToday) : undefined,
        },
        {
          id: "today",
          label: formatMessage(openItemsText.today),
          value: familiesAmong(open, remindedToday),
          unit: family,
          note: last
            ? formatMessage(openItemsValueText.lastSent, { time: timeOf(momentOf(last.at)) })
            : formatMessage(openItemsText.noneToday),
        },
      ]}
    />
  );
}
