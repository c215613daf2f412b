import type { WeekBest } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { bestHref } from "../../../components/Delta/bestFigures.ts";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn, LineScoreRowBase } from "../../../components/LineScore/lineScoreColumn.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { scoreboardValueText, scoreboardText as text } from "../../../copy/practice/scoreboard.ts";
import { shortDate } from "../../../format/date.ts";
import type { BestGroup } from "./bestGroups.ts";
import { useBoardWords } from "./useBoardWords.ts";

type Row = LineScoreRowBase & { date: string; change: string; value: string };

/** 一つの種類か項目の得点板。null は読み込み中。 */
export function GroupBoard({ group }: { group: BestGroup | null }) {
  const { formatMessage } = useIntl();
  const { groupOf, lineOf } = useBoardWords();
  const columns: readonly LineScoreColumn<Row>[] = [
    { id: "date", head: formatMessage(text.date), cell: ({ date }) => date, hideBelow: "tablet", mark: "aside" },
    { id: "gain", head: formatMessage(text.gain), cell: ({ change }) => change },
    { id: "value", head: formatMessage(text.value), cell: ({ value }) => value, mark: "total" },
  ];
  const rowOf = (best: WeekBest): Row => {
    const { player, note, change, value } = lineOf(best);
    return {
      id: String(best.member.id),
      name: player,
      note,
      href: bestHref(best),
      date: shortDate(best.date),
      change,
      value,
    };
  };
  const board = group
    ? {
        title: groupOf(group).name,
        caption: formatMessage(scoreboardValueText.caption, { count: group.bests.length, unit: groupOf(group).unit }),
        rows: group.bests.map(rowOf),
      }
    : { title: formatMessage(titleText.scoreboard), rows: null };

  return <LineScore {...board} corner={formatMessage(text.player)} columns={columns} nameWidth="m" />;
}
