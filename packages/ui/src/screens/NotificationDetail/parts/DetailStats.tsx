import type { Notice } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { countedText } from "../../../copy/notices/counted.ts";
import { noticeDetailText, noticeDetailValueText } from "../../../copy/notices/noticeDetail.ts";
import { dayOf, longDate, momentOf, shortDateTime, timeOf } from "../../../format/date.ts";
import { countedRows, type RecipientRow } from "./recipientRows.ts";

type DetailStatsProps = { notice: Notice; rows: readonly RecipientRow[] };

/** 送った結果の数字：返事、既読、それぞれの返事、届かない人。 */
export function DetailStats({ notice, rows }: DetailStatsProps) {
  const { formatMessage } = useIntl();
  const { choices, audience, deadline, leaves_at } = notice;
  const counted = countedRows(rows);
  const players = counted.length;
  const of = formatMessage(noticeDetailValueText.of, { players });
  const person = formatMessage(countedText.person);
  const count = (fits: (row: RecipientRow) => boolean) => counted.filter(fits).length;
  const read = count(({ isRead }) => isRead);
  const answered = count(({ recipient }) => recipient.answer !== null);
  const withAnswer = (choice: string) => count(({ recipient }) => recipient.answer === choice);
  const choiceCount = (choice: string) =>
    formatMessage(noticeDetailValueText.choiceCount, { choice, count: withAnswer(choice) });
  const [first = "", ...rest] = choices;

  const stats: Stat[] = [
    {
      id: "read",
      label: formatMessage(noticeDetailText.read),
      value: read,
      unit: of,
      note: formatMessage(noticeDetailValueText.stillUnread, { count: players - read }),
    },
    {
      id: "unreached",
      label: formatMessage(noticeDetailText.unreached),
      value: count(({ isUnreached }) => isUnreached),
      unit: person,
    },
  ];
  if (rest.length > 0) {
    stats.splice(
      1,
      0,
      { id: "first", label: first, value: withAnswer(first), unit: person },
      {
        id: "rest",
        label: rest.join("・"),
        value: rest.reduce((sum, choice) => sum + withAnswer(choice), 0),
        unit: person,
        note: rest.map(choiceCount).join("・"),
      },
    );
  }
  if (choices.length > 0) {
    stats.unshift({
      id: "answers",
      label: formatMessage(noticeDetailText.answers),
      value: answered,
      unit: of,
      note: formatMessage(noticeDetailValueText.stillOpen, { count: players - answered }),
    });
  }
  const sentS = momentOf(leaves_at ?? notice.updated_at);
  const sent = { time: `${longDate(dayOf(sentS))} ${timeOf(sentS)}`, audience, players };

  return (
    <StatGrid
      title={formatMessage(noticeDetailText.result)}
      caption={
        deadline === null
          ? formatMessage(noticeDetailValueText.caption, sent)
          : formatMessage(noticeDetailValueText.captionUntil, { ...sent, until: shortDateTime(momentOf(deadline)) })
      }
      stats={stats}
    />
  );
}
