import { type GradeCounts, grades, type YearCounts } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn, LineScoreRowBase } from "../../../components/LineScore/lineScoreColumn.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { gradePanelText, yearChangeValueText } from "../../../copy/members/yearChange.ts";
import { useYearWords } from "./useYearWords.ts";

export type GradePanelProps = {
  /** null は読み込み中。 */
  plan: { before: GradeCounts; after: GradeCounts; counts: YearCounts } | null;
};

/** 学年ごとの人数の、いまと更新後。投球数のルールが変わる学年を目立たせる。 */
export function GradePanel({ plan }: GradePanelProps) {
  const { formatMessage } = useIntl();
  const { leaving } = useYearWords();
  const columns = useMemo(
    (): readonly LineScoreColumn<CountRow>[] => [
      ...grades.map((grade) => ({
        id: grade,
        head: formatMessage(gradeText[grade]),
        cell: ({ id, counts }: CountRow) => ({
          value: counts[grade] || null,
          ...(id === "after" && newStages.has(grade) && counts[grade] > 0 && { mark: "now" as const }),
        }),
      })),
      { id: "total", head: formatMessage(gradePanelText.total), cell: ({ counts }) => sum(counts), mark: "total" },
    ],
    [formatMessage],
  );
  const rows: readonly CountRow[] | null = plan && [
    { id: "now", name: formatMessage(gradePanelText.now), counts: plan.before },
    { id: "after", name: formatMessage(gradePanelText.after), counts: plan.after },
  ];
  const captionOf = ({ before, after, counts }: NonNullable<GradePanelProps["plan"]>) => {
    const totals = { before: sum(before), after: sum(after) };
    const left = leaving(counts);
    return left
      ? formatMessage(yearChangeValueText.boardSum, { ...totals, left })
      : formatMessage(yearChangeValueText.boardSame, totals);
  };

  return (
    <LineScore
      title={formatMessage(gradePanelText.title)}
      {...(plan && { caption: captionOf(plan) })}
      columns={columns}
      rows={rows}
      expectedRows={2}
    />
  );
}

type CountRow = LineScoreRowBase & { counts: GradeCounts };

/** Grades that begin a new school, with other pitch limits. */
const newStages: ReadonlySet<string> = new Set(["j1", "h1"]);
const sum = (counts: GradeCounts) => Object.values(counts).reduce((total, count) => total + count, 0);
