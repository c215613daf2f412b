import { addDays, type Home, type StageWeek } from "@kyuseki/domain";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn, LineScoreRowBase } from "../../../components/LineScore/lineScoreColumn.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { stageText } from "../../../copy/members/person.ts";
import { homeText, homeValueText } from "../../../copy/practice/home.ts";
import { dayOfMonth, longDate, weekday } from "../../../format/date.ts";
import type { HomePartProps } from "./homePart.ts";

/** 直近7日の実施率。区分と日の表。今日は、チームの決めた時刻まで途中。 */
export function WeekRates({ home, busy, onRetry }: HomePartProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const columns = useMemo(() => columnsOf(intl, home), [intl, home]);
  if (home && !home.practice) {
    return <FailedPanel title={formatMessage(homeText.rates)} busy={busy} onRetry={onRetry} />;
  }
  return (
    <LineScore
      title={formatMessage(homeText.rates)}
      caption={home ? formatMessage(homeValueText.week, { range: weekRange(home.since) }) : undefined}
      corner={formatMessage(homeText.stage)}
      columns={columns}
      rows={
        home?.practice?.stages.map((stage) => ({
          ...stage,
          id: stage.group,
          name: formatMessage(stageText[stage.group]),
          note: formatMessage(homeValueText.members, { count: stage.members }),
          href: `/dashboard?grade=${stage.group}`,
        })) ?? null
      }
      action={<Link href="/dashboard">{formatMessage(homeText.toReport)}</Link>}
    />
  );
}

type WeekRow = StageWeek & LineScoreRowBase;

function columnsOf({ formatMessage }: IntlShape, home: Home | null): readonly LineScoreColumn<WeekRow>[] {
  const days = Array.from({ length: 7 }, (_, index): LineScoreColumn<WeekRow> => {
    if (!home) return { id: String(index), head: "–", cell: () => null };
    const day = addDays(home.since, index);
    return {
      id: day,
      head: weekday(day),
      figure: dayOfMonth(day),
      spoken: longDate(day),
      cell: (row) =>
        home.practice && day > home.practice.until
          ? { value: formatMessage(homeText.unfinished), isWord: true }
          : (row.days[index] ?? null),
      ...(day === home.today && { mark: "now" }),
    };
  });
  return [
    ...days,
    {
      id: "last",
      head: formatMessage(homeText.lastWeek),
      cell: (row) => row.last_week,
      mark: "aside",
    },
    { id: "total", head: formatMessage(homeText.total), cell: (row) => row.total, mark: "total" },
  ];
}

/** 11月14日（土）〜20日（金） */
function weekRange(start: string): string {
  const [first, last] = [longDate(start), longDate(addDays(start, 6))];
  const month = /^\d+月/.exec(first)?.[0] ?? "";
  return `${first}〜${last.startsWith(month) ? last.slice(month.length) : last}`;
}
